import { z } from 'zod'
import { idsField, requiredText, versionField } from '~/features/form-input/fields.server'
import { fieldMessages as say } from '~/messages/fields'
import { priorities } from '~/permissions/vocabulary'

/** Schema of the form of a package. */

const packageFields = {
  name: requiredText(100),
  priority: z.enum(priorities, { error: say.invalid }),
  types: idsField.refine((list) => list.length > 0, say.required),
}

export const createPackageSchema = z.object(packageFields)
export const editPackageSchema = z.object({ ...packageFields, version: versionField })
export type PackageFacts = z.output<typeof createPackageSchema>
