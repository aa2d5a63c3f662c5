import { DomainError } from '~/domain-error'

/** One place up or down in a list, or to a place counted from 1. */
export type Step = 'up' | 'down' | number

/** Target of a move, as its button or select names it. @throws DomainError `form-unreadable` (400) */
export function stepIn(text: string): Step {
  if (text === 'up' || text === 'down') return text
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new DomainError('form-unreadable', 400)
}

/** A list after one of it took a step, and the place where that is now, from 0. */
export const stepped = <T>(list: readonly T[], from: number, step: Step): [T[], place: number] =>
  movedTo(list, from, step === 'up' ? from - 1 : step === 'down' ? from + 1 : step - 1)

/** A list with one of it somewhere else; a place beyond an end is that end. */
export function movedTo<T>(list: readonly T[], from: number, to: number): [T[], place: number] {
  const place = Math.min(list.length - 1, Math.max(0, to))
  const rest = list.filter((_, index) => index !== from)
  return [rest.toSpliced(place, 0, ...list.slice(from, from + 1)), place]
}
