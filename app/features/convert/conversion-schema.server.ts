import { z } from 'zod'
import { numberField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { hexColor } from '~/shared/hex-color'

/** Formats that a file can be converted to. */
const targets = ['png', 'jpeg', 'pdf', 'svg'] as const
export type Target = (typeof targets)[number]

const color = (standard: string) =>
  otherText()
    .optional()
    .transform((text) => text?.trim() || standard)
    .refine((text) => hexColor(text) !== null, say.invalid)
    .transform((text) => hexColor(text) ?? standard)

/** The hexadecimal colors of one choice, as they are in an address: `283f97,fbbb00`. */
const chosen = otherText()
  .optional()
  .transform((text) => (text ?? '').split(',').filter((c) => /^[0-9a-f]{6}$/.test(c)))
  .transform((list) => list.slice(0, 200).map((c) => `#${c}`))

export const conversionSchema = z.object({
  target: z.enum(targets, { error: say.required }),
  scale: z.enum(['0.5', '1', '2', '3', '4']).catch('1').transform(Number),
  width: otherText()
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(numberField(1, 10_000).optional()),
  quality: otherText()
    .optional()
    .transform((text) => text?.trim() || '86')
    .pipe(numberField(1, 100)),
  background: color('#ffffff'),
  primaryColor: color('#283f97'),
  secondaryColor: color('#fbbb00'),
  /** Colors that become the brand's. */
  primary: chosen,
  secondary: chosen,
})

export type Conversion = z.infer<typeof conversionSchema>
