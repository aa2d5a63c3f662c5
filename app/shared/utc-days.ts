import { isDay } from './days'

/**
 * Days as the statistics count them: whole days in UTC, numbered so that every seventh is a Monday.
 * Pure; moments are milliseconds UTC.
 */

const dayLength = 86_400_000
/** From the Monday before the first of January 1970, a Thursday. */
const shift = 3

/** The number of the day of a moment. */
export const dayOf = (at: number): number => Math.floor(at / dayLength) + shift

/** The first moment of a day. */
export const startOf = (day: number): number => (day - shift) * dayLength

/** The first moment after a day. */
export const endOf = (day: number): number => startOf(day + 1)

/** A day as addresses and date fields have it, `2026-11-22`. */
export const dayWord = (day: number): string => new Date(startOf(day)).toISOString().slice(0, 10)

/** The number of a day that is written so; null for what is none. */
export const dayIn = (word: string): number | null => (isDay(word) ? dayOf(Date.parse(word)) : null)

/** Days from one to another, both included. */
export type Days = { from: number; to: number }

export const lengthOf = ({ from, to }: Days): number => to - from + 1

/** As many days right before. */
export const before = (days: Days): Days => ({
  from: days.from - lengthOf(days),
  to: days.from - 1,
})

const steps = ['day', 'week', 'month', 'year'] as const
/** Units into which the days of a range are grouped. */
export type Step = (typeof steps)[number]

/** By days up to two weeks, by weeks up to half a year, by months up to five years, else by years. */
export function stepOf(days: Days): Step {
  const length = lengthOf(days)
  if (length <= 14) return 'day'
  if (length <= 190) return 'week'
  return length <= 5 * 366 ? 'month' : 'year'
}

/** The days of a range gathered by a step; the first and the last may be parts of one. */
export function partsOf({ from, to }: Days, step: Step): Days[] {
  const parts: Days[] = []
  for (let day = from; day <= to; ) {
    const last = Math.min(to, lastOf(day, step))
    parts.push({ from: day, to: last })
    day = last + 1
  }
  return parts
}

/** The first day of what a day is gathered into: of its week the Monday. */
export const beginOf = (day: number, step: Step): number =>
  step === 'week' ? day - (day % 7) : day

function lastOf(day: number, step: Step): number {
  if (step === 'day') return day
  if (step === 'week') return day - (day % 7) + 6
  const date = new Date(startOf(day))
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return dayOf(step === 'month' ? Date.UTC(year, month + 1, 0) : Date.UTC(year, 11, 31))
}
