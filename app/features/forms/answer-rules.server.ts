import { z } from 'zod'
import {
  emailField,
  optionalUrl,
  requiredProse,
  requiredText,
} from '~/features/form-input/fields.server'
import { writtenText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { isDay } from '~/shared/days'
import type { Field, FieldKind } from '~/shared/fields'
import { hexColor } from '~/shared/hex-color'

/** The fields of a form that somebody has built: what is written into each comes back. */
export const answersSchema = z.record(z.templateLiteral(['answer-', z.string()]), writtenText())

/** The value of an answer, or the sentence that is next to its field. */
export type Checked<T = string> = { value: T } | { error: string }

const wrong = (error: string) => ({ error })

const by =
  (schema: z.ZodType<string>) =>
  (typed: string): Checked => {
    const read = schema.safeParse(typed)
    return read.success ? { value: read.data } : wrong(read.error.issues[0]?.message ?? say.invalid)
  }

const atLeastSix = (checked: Checked, field: Field): Checked =>
  'value' in checked && field.atLeastSix && [...checked.value].length < 6
    ? wrong(say.atLeastSix)
    : checked

const oneOf = (typed: string, options: readonly string[]): Checked =>
  options.includes(typed) ? { value: typed } : wrong(say.invalid)

const words = by(requiredText(500))
const prose = by(requiredProse(10_000))
const email = by(emailField())
const url = by(optionalUrl())
const numeral = /^[+-]?\d+([.,]\d+)?(e[+-]?\d{1,2})?$/i

/** Rules for the text in a field of one value, which is not empty. */
export const rules: Record<
  Exclude<FieldKind, 'checkbox' | 'checkboxes' | 'attachment' | 'product' | 'heading'>,
  (typed: string, field: Field) => Checked
> = {
  text: (typed, field) => atLeastSix(words(typed), field),
  textarea: (typed, field) => atLeastSix(prose(typed), field),
  number: (typed) =>
    typed.length <= 30 && numeral.test(typed) ? { value: typed } : wrong(say.number),
  email,
  phone: (typed) => ([...typed].length === 12 ? words(typed) : wrong(say.phone)),
  url,
  date: (typed) => (isDay(typed) ? { value: typed } : wrong(say.date)),
  select: (typed, field) => oneOf(typed, field.options),
  radio: (typed, field) => oneOf(typed, field.options),
  color: (typed) => {
    const color = hexColor(typed)
    return color ? { value: color.toUpperCase() } : wrong(say.color)
  },
}

/** Those of several that were chosen, once each; one that is not offered is refused. */
export function chosenOf(typed: readonly string[], options: readonly string[]): Checked<string[]> {
  const chosen = new Set(typed)
  if (![...chosen].every((one) => options.includes(one))) return wrong(say.invalid)
  return { value: options.filter((option) => chosen.has(option)) }
}
