import { DomainError } from '~/domain-error'
import { mostDraftText, type Typed } from '~/features/drafts/draft'
import { answerName, type Field, isQuestion } from '~/shared/fields'

type Answer = Typed[string] | undefined

/**
 * Merges what two tabs have answered in one form: long texts one behind the other, all ticks, and answers
 * that only one of them has. Where only one answer is possible, the newly typed one wins.
 *
 * @returns null when nothing of what is kept would be lost by what is typed
 * @throws DomainError `draft-too-long` (413)
 */
export const bothAnswers =
  (fields: readonly Field[]) =>
  (kept: Typed, typed: Typed): Typed | null => {
    const questions = fields.filter((field) => isQuestion(field) && field.kind !== 'attachment')
    const all: Typed = { ...typed }
    let lost = false
    const keep = (name: string, kind: Field['kind']) => {
      const [theirs, own] = [kept[name], typed[name]]
      if (isIn(theirs, own, kind)) return
      lost = true
      all[name] = joined(theirs, own, kind)
    }
    for (const { id, kind } of questions) keep(answerName(id), kind)
    keep('deadline', 'date')
    if (!lost) return null
    if (sizeOf(all) > Math.max(mostDraftText, sizeOf(kept))) {
      throw new DomainError('draft-too-long', 413, { values: { most: mostDraftText } })
    }
    return all
  }

const sizeOf = (answers: Typed): number => JSON.stringify(answers).length
const textsOf = (answer: Answer): string[] => [answer ?? []].flat().filter((text) => text !== '')
const isLong = (kind: Field['kind']) => kind === 'text' || kind === 'textarea'

function isIn(theirs: Answer, own: Answer, kind: Field['kind']): boolean {
  const mine = textsOf(own)
  return textsOf(theirs).every((text) =>
    isLong(kind) ? mine.some((each) => each.includes(text)) : mine.includes(text),
  )
}

function joined(theirs: Answer, own: Answer, kind: Field['kind']): Typed[string] {
  const [kept, typed] = [textsOf(theirs), textsOf(own)]
  if (typed.length === 0) return theirs ?? ''
  if (kind === 'checkboxes') return [...new Set([...kept, ...typed])]
  const [before = '', now = ''] = [kept[0], typed[0]]
  if (!isLong(kind)) return now
  return before.includes(now) ? before : `${before}${kind === 'text' ? ', ' : '\n\n'}${now}`
}
