import { z } from 'zod'
import { requiredProse, requiredText, versionField } from '~/features/form-input/fields.server'

/** Schema of the form of a canned response. */

const cannedFields = { name: requiredText(100), text: requiredProse(10_000) }

export const createCannedSchema = z.object(cannedFields)
export const editCannedSchema = z.object({ ...cannedFields, version: versionField })
export type CannedFacts = z.output<typeof createCannedSchema>
