import { z } from 'zod'
import { requiredProse, versionField } from '~/features/form-input/fields.server'

/** A note on a page, at most 5,000 characters. */
const text = requiredProse(5_000)

export const addPageNoteSchema = z.object({ text })
export const editPageNoteSchema = z.object({ text, version: versionField })
