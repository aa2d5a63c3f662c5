import { Fault } from '~/faults'
import { rangeIn } from '~/features/statistics/range'
import { type Days, dayWord } from '~/work/utc-days'

/** The days of a list behind the statistics. @throws Fault `range-refused` (400) for what are none */
export function daysIn(query: URLSearchParams): {
  days: Days
  words: { from: string; to: string }
} {
  const { days, errors } = rangeIn(query)
  if (errors) throw new Fault('range-refused', 400)
  return { days, words: { from: dayWord(days.from), to: dayWord(days.to) } }
}
