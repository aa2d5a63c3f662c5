import { z } from 'zod'
import {
  boxField,
  idsField,
  numberField,
  optionalProse,
  requiredText,
  versionField,
  webhookField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { deliveryUnits } from '~/shared/clock'

/** Schemas of the forms of request types and their products. */

export const createTypeSchema = z.object({ name: requiredText(100) })

export const editTypeSchema = z.object({
  name: requiredText(100),
  active: boxField,
  deliveryTime: numberField(1, 999),
  deliveryUnit: z.enum(deliveryUnits, { error: say.invalid }),
  assigneeId: otherText()
    .max(100, say.invalid)
    .optional()
    .transform((id) => id || null),
  followers: idsField,
  webhook: webhookField,
  version: versionField,
})
export type TypeFacts = Omit<z.output<typeof editTypeSchema>, 'version'>

const productFields = { name: requiredText(100), description: optionalProse(1_000) }
export const addProductSchema = z.object(productFields)
export const editProductSchema = z.object({ ...productFields, version: versionField })
export type ProductFacts = z.output<typeof addProductSchema>
