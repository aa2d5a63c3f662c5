import { z } from 'zod'
import {
  numberField,
  optionalProse,
  optionalUrl,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { publicUrl } from '~/features/form-input/public-url'
import { fieldMessages as say } from '~/messages/fields'
import { deliveryUnits } from '~/work/clock'

/** What the forms of request types and their products may contain. */

const box = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** An address that can be posted to: `ftp` is none. */
const webhook = optionalUrl()
  .refine((text) => !/^ftp:/i.test(text), say.url)
  .transform((text) => (text === '' ? null : publicUrl(text)))

const ids = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().filter(Boolean))])
  .refine((list) => list.length <= 500, say.invalid)

export const createTypeSchema = z.object({ name: requiredText(100) })

export const editTypeSchema = z.object({
  name: requiredText(100),
  active: box,
  deliveryTime: numberField(1, 999),
  deliveryUnit: z.enum(deliveryUnits, { error: say.invalid }),
  assigneeId: z
    .string()
    .max(100, say.invalid)
    .optional()
    .transform((id) => id || null),
  followers: ids,
  webhook,
  version: versionField,
})
export type TypeFacts = Omit<z.output<typeof editTypeSchema>, 'version'>

const productFields = { name: requiredText(100), description: optionalProse(1_000) }
export const addProductSchema = z.object(productFields)
export const editProductSchema = z.object({ ...productFields, version: versionField })
export type ProductFacts = z.output<typeof addProductSchema>
