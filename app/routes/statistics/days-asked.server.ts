import { DomainError } from '~/domain-error'
import { rangeIn } from '~/features/statistics/range'
import { type Days, dayWord } from '~/shared/utc-days'

/** The days that an address asks the list behind a figure for. @throws DomainError `range-refused` (400) */
export function daysAsked(query: URLSearchParams): {
  days: Days
  words: { from: string; to: string }
} {
  const { days, errors } = rangeIn(query)
  if (errors) throw new DomainError('range-refused', 400)
  return { days, words: { from: dayWord(days.from), to: dayWord(days.to) } }
}
