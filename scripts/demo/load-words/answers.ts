import { z } from 'zod'
import type { DemoField, DemoProduct } from './forms'
import type { KeyOf } from './keys'

/** By the keys of the fields; a date is a number of days from today, a product its key, a file its name. */
export const answers = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string()), z.number(), z.literal(true)]),
)

export type DemoAnswers = z.output<typeof answers>

/** Adds an issue for each answer that its form does not ask for, or not like that. */
export function checkAnswers(
  given: DemoAnswers,
  form: Pick<DemoProduct, 'fields'> | undefined,
  known: { file: z.ZodType<string>; product?: KeyOf },
  addIssue: (issue: { code: 'custom'; path: string[]; message: string | undefined }) => void,
): void {
  for (const [key, answer] of Object.entries(given)) {
    const field = form?.fields.find((each) => each.key === key)
    const message = field ? wrongIn(answer, field, known) : `there is no question "${key}"`
    if (message) addIssue({ code: 'custom', path: ['answers', key], message })
  }
}

function wrongIn(
  answer: DemoAnswers[string],
  { kind, options }: DemoField,
  { file, product }: { file: z.ZodType<string>; product?: KeyOf },
): string | undefined {
  const schemas: Partial<Record<DemoField['kind'], z.ZodType>> = {
    date: z.number('a date is a number of days from today'),
    checkbox: z.literal(true),
    checkboxes: z.array(z.enum(options)),
    select: z.enum(options),
    radio: z.enum(options),
    attachment: z.array(file),
    product: product ?? z.never(),
  }
  return (schemas[kind] ?? z.string()).safeParse(answer).error?.issues[0]?.message
}
