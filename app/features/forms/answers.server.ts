import type { Typed } from '~/features/drafts/draft'
import { fieldMessages as say } from '~/messages/fields'
import { type Answers, answerName, type Field, isQuestion, mostFiles } from '~/shared/fields'
import { oneLine } from '~/shared/one-line'
import { type Checked, chosenOf, rules } from './answer-rules.server'

type Given = {
  /** By the names of the controls. */
  typed: Typed
  /** Options of the field `product`. */
  products: readonly { id: string; name: string }[]
  /** How many files lie under a name. */
  files: (name: string) => number
}

/** Characters of the answers that the search indexes, and of a title. */
const mostSearched = 50_000
const longestTitle = 120

/**
 * Checks what was typed into a form that staff built.
 *
 * @returns the answers by the ids of their fields; `errors`, the sentences by the names of the
 *   controls, empty when all is well; `text`, the words that the search finds; `title`, the answer
 *   to the first question with words, empty without one
 */
export function checkAnswers(fields: readonly Field[], given: Given) {
  const answers: Answers = {}
  const errors: Record<string, string[]> = {}
  for (const field of fields) {
    if (!isQuestion(field)) continue
    const name = answerName(field.id)
    const checked = check(field, given.typed[name] ?? [], given)
    if ('error' in checked) errors[name] = [checked.error]
    else if (checked.value !== null) answers[field.id] = checked.value
  }
  return { answers, errors, text: textOf(answers), title: titleOf(fields, answers) }
}

type Answer = Answers[string]

function check(
  field: Field,
  typed: string | string[],
  { products, files }: Given,
): Checked<Answer | null> {
  const all = [typed].flat().map((text) => text.trim())
  const filled = all.filter((text) => text !== '')
  if (field.kind === 'attachment') return checkFiles(field, files(answerName(field.id)))
  if (filled.length === 0) return field.required ? { error: say.required } : { value: null }
  if (field.kind === 'checkboxes') return chosenOf(filled, field.options)
  const [text = '', ...more] = filled
  if (more.length > 0 || field.kind === 'heading') return { error: say.invalid }
  if (field.kind === 'checkbox') return text === 'on' ? { value: true } : { error: say.invalid }
  if (field.kind === 'product') {
    const product = products.find(({ id }) => id === text)
    return product ? { value: product.name } : { error: say.invalid }
  }
  return rules[field.kind](text, field)
}

function checkFiles(field: Field, count: number): Checked<null> {
  if (count > mostFiles) return { error: say.tooManyFiles(mostFiles) }
  return field.required && count === 0 ? { error: say.required } : { value: null }
}

const textOf = (answers: Answers): string =>
  Object.values(answers)
    .flat()
    .filter((answer) => typeof answer === 'string')
    .join('\n')
    .slice(0, mostSearched)

function titleOf(fields: readonly Field[], answers: Answers): string {
  const first = fields.find(
    ({ id, kind }) => (kind === 'text' || kind === 'textarea') && answers[id] !== undefined,
  )
  const words = oneLine(String((first && answers[first.id]) ?? '')).replace(/\s+/g, ' ')
  const signs = [...words]
  return signs.length > longestTitle ? `${signs.slice(0, longestTitle - 1).join('')}…` : words
}
