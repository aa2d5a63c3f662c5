import { z } from 'zod'
import {
  boxField,
  numberField,
  optionalProse,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { writtenText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { fieldKinds, mostFields, mostOptions, offersOptions } from '~/shared/fields'
import { oneLine } from '~/shared/one-line'

/** Schema of the form of a field. */

const longestOption = 200

/** One a row; a row that is empty is none, and the same words twice are one choice. */
const options = z
  .union([writtenText(), z.array(writtenText().optional())])
  .optional()
  .transform((typed) => [
    ...new Set(
      [typed ?? []]
        .flat()
        .map((text) => oneLine(text ?? ''))
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= mostOptions, say.tooMany(mostOptions))
  .refine((list) => list.every((text) => text.length <= longestOption), say.tooLong(longestOption))

export const fieldSchema = z
  .object({
    label: requiredText(200),
    description: optionalProse(1_000),
    kind: z.enum(fieldKinds, { error: say.invalid }),
    place: numberField(1, mostFields),
    options,
    required: boxField,
    atLeastSix: boxField,
    version: versionField,
  })
  .refine(({ kind, options }) => !offersOptions(kind) || options.length > 0, {
    path: ['options'],
    error: say.required,
  })

export type FieldFacts = Omit<z.output<typeof fieldSchema>, 'version'>

export const newFieldSchema = z.object({ kind: z.enum(fieldKinds, { error: say.invalid }) })
