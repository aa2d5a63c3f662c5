import { z } from 'zod'
import {
  idsField,
  numberField,
  optionalProse,
  requiredText,
  versionField,
  webhookField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { priorities } from '~/permissions/vocabulary'
import { deliveryUnits } from '~/shared/clock'

/** Schemas of the forms of order forms. */

/** The id of what is chosen; null for nothing. */
const chosen = otherText()
  .max(255, say.invalid)
  .optional()
  .transform((id) => id || null)

export const createOrderFormSchema = z.object({ name: requiredText(100) })

export const editOrderFormSchema = z
  .object({
    name: requiredText(100),
    productName: requiredText(100),
    description: optionalProse(500),
    includes: optionalProse(2_000),
    orderTypeId: chosen,
    priceId: chosen,
    priority: z.enum(priorities, { error: say.invalid }),
    deliveryTime: numberField(1, 999),
    deliveryUnit: z.enum(deliveryUnits, { error: say.invalid }),
    termId: chosen,
    assigneeId: chosen,
    followers: idsField,
    autoResponse: optionalProse(10_000),
    autoResponseSenderId: chosen,
    webhook: webhookField,
    version: versionField,
  })
  .refine(({ autoResponse, autoResponseSenderId }) => !autoResponse || autoResponseSenderId, {
    path: ['autoResponseSenderId'],
    error: say.required,
  })

export type OrderFormFacts = Omit<z.output<typeof editOrderFormSchema>, 'version'>
