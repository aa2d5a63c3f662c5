import { statisticsMessages as say } from '~/messages/statistics'
import { parseTimestamp } from '~/shared/timestamp'
import { type Days, dayIn, dayOf, dayWord, lengthOf } from '~/shared/utc-days'
import { type Preset, presets, usualPreset } from './range-presets'

/** Days that can be looked at at once. */
const mostDays = 20 * 366

/** Query of an address, as it was typed. */
type Typed = { from: string; to: string; last: string; at: string }

/** Errors of a range, by the names of the fields. */
type RangeErrors = { from?: string; to?: string }

type Range = {
  typed: Typed
  days: Days
  /** The one of the links that it is; null for other days. */
  preset: Preset | null
  errors: RangeErrors | null
}

/**
 * Days that an address asks for: `from` and `to`, both included; the `last` days or months; up to the day
 * of `at`, a moment that is past. Without any, those of `usualPreset`. A range that cannot be answered has
 * its error messages, and what was typed.
 */
export function rangeIn(query: URLSearchParams, now = Date.now()): Range {
  const word = (name: string) => (query.get(name) ?? '').trim().slice(0, 40)
  const typed = { from: word('from'), to: word('to'), last: word('last'), at: word('at') }
  const today = dayOf(now)
  const until = endIn(typed.at, now)
  const asked = presets.find((each) => each === typed.last)
  if (typeof until === 'string')
    return { typed, days: daysOf(usualPreset, today), preset: null, errors: { to: until } }
  if (typed.from === '' && typed.to === '') {
    const days = daysOf(asked ?? usualPreset, until ?? today)
    return { typed, days, preset: until === null ? (asked ?? usualPreset) : null, errors: null }
  }
  const errors = errorsOf(typed, today)
  const to = dayIn(typed.to) ?? today
  const days = { from: dayIn(typed.from) ?? daysOf(usualPreset, to).from, to }
  if (errors) return { typed, days: daysOf(usualPreset, today), preset: null, errors }
  const same = presets.find((each) => {
    const of = daysOf(each, today)
    return of.from === days.from && of.to === days.to
  })
  return { typed, days, preset: same ?? null, errors: null }
}

/** The last day of what is asked for as of a moment; a sentence for what is none; null without one. */
function endIn(at: string, now: number): number | string | null {
  if (at === '') return null
  const moment = parseTimestamp(at, 'UTC')
  if (moment === null) return say.noMoment
  return moment > now ? say.momentAhead : dayOf(moment)
}

function errorsOf(typed: Typed, today: number): RangeErrors | null {
  const from = typed.from === '' ? null : dayIn(typed.from)
  const to = typed.to === '' ? null : dayIn(typed.to)
  const errors: RangeErrors = {}
  if (typed.from !== '' && from === null) errors.from = say.noDay
  if (typed.to !== '' && to === null) errors.to = say.noDay
  if (errors.from || errors.to) return errors
  if (from !== null && from > today) return { from: say.dayAhead }
  if (to !== null && from !== null && from > to) return { from: say.turnedRound }
  if (from !== null && lengthOf({ from, to: to ?? today }) > mostDays) return { from: say.tooLong }
  if (to !== null && (to > today + 366 || to < dayOf(0))) return { to: say.noDay }
  return null
}

/** The days of a preset, up to a day. */
export function daysOf(preset: Preset, to: number): Days {
  if (preset !== '12m') return { from: to - Number(preset) + 1, to }
  const date = new Date(Date.parse(dayWord(to)))
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  return { from: dayOf(date.getTime()) + 1, to }
}
