import { answerName } from '~/shared/fields'
import { dayFromToday } from './clock'
import type { DemoAnswers } from './load-words/answers'
import type { DemoField } from './load-words/forms'
import { makeFile } from './make-file'

type MadeField = DemoField & { id: string }

/**
 * Answers as the controls of the form send them, but files.
 *
 * @param productId of a product by its key, for the field that offers them
 */
export function typedOf(
  answers: DemoAnswers,
  fields: readonly MadeField[],
  productId: (key: string) => string = () => '',
) {
  const typed: Record<string, string | string[]> = {}
  for (const { id, key, kind } of fields) {
    const answer = answers[key]
    if (answer === undefined || kind === 'attachment') continue
    const name = answerName(id)
    if (answer === true) typed[name] = 'on'
    else if (typeof answer === 'number') typed[name] = dayFromToday(answer)
    else if (kind === 'product') typed[name] = productId(String(answer))
    else typed[name] = answer
  }
  return typed
}

/** The files among answers, as they are uploaded. */
export function uploadsOf(answers: DemoAnswers, fields: readonly MadeField[]) {
  const named = fields.flatMap(({ kind, key, id }) =>
    kind === 'attachment' ? [answers[key] ?? []].flat().map((name) => [id, String(name)]) : [],
  )
  return Promise.all(
    named.map(async ([id = '', name = '']) => ({
      field: answerName(id),
      file: await makeFile(name),
    })),
  )
}
