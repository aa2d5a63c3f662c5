import { z } from 'zod'
import { requiredProse } from '~/features/forms/fields.server'

/** A note on a page, at most 5,000 characters. */
const text = requiredProse(5_000)

export const addNoteSchema = z.object({ text, key: z.string().max(100).optional() })
export const editNoteSchema = z.object({ text, version: z.coerce.number().int().optional() })
