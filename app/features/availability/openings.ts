import { addDays, dayAt, daysBetween, wallOf, weekdayOf } from '~/shared/days'
import { aheadOfUtc, momentsOf, wallTime } from '~/shared/wall-time'

/** When calls can be booked. Pure; moments are milliseconds UTC, times of a day minutes since midnight. */

/** From one moment to another, the second not included. */
export type Span = { start: number; end: number }

/** Hours of a weekday, on the clock of a zone. */
export type Hours = { weekday: number; starts: number; ends: number }

/** Times at which somebody can be booked. */
export type Calendar = {
  /** IANA name of the time zone that their hours are told in. */
  zone: string
  hours: readonly Hours[]
  /** The first and the last day of each absence, in the same zone. */
  away: readonly { from: string; to: string }[]
  /** Their calls. */
  busy: readonly Span[]
}

/** How the office has it. */
export type Terms = {
  zone: string
  hours: readonly Hours[]
  /** Length of a call and of the pause before the next one, in minutes. */
  minutes: number
  pause: number
  /** How long before its beginning a client books a call at the latest, in minutes. */
  notice: number
  /** How many calls somebody has on a day at most, by their own clock; 0 for any number. */
  perDay: number
}

const minute = 60_000
const hour = 60 * minute

/** Nobody is booked later than twelve weeks from now; in milliseconds. */
export const horizon = 84 * 24 * hour

/**
 * The openings of somebody that begin within a span, whether they are taken or not: their hours are
 * filled from their beginning on with calls and the pauses after them, by their own clock, so that a call
 * in one opening takes no other. An opening lasts exactly as long as a call, also
 * across a change of the clocks; times that the clocks skip are none, those that they show twice are two.
 *
 * @param office when the office is open then: the same for everybody, and costly
 */
export function openingsIn(
  { zone, hours, away }: Calendar,
  terms: Terms,
  within: Span,
  office: readonly Span[] = officeSpans(terms, within),
): Span[] {
  const isOpen = ({ start, end }: Span) =>
    office.some((span) => start >= span.start && end <= span.end)
  const isWithin = ({ start }: Span) => start >= within.start && start < within.end
  return daysBetween(dayAt(within.start, zone), dayAt(within.end, zone))
    .filter((day) => !away.some(({ from, to }) => day >= from && day <= to))
    .flatMap((day) => {
      const weekday = weekdayOf(day)
      return hours
        .filter((row) => row.weekday === weekday)
        .flatMap((row) => fill(day, row, zone, terms))
    })
    .filter((opening) => isWithin(opening) && isOpen(opening))
    .sort((a, b) => a.start - b.start)
}

/** Whether somebody can take a call at an opening: nothing is booked there, and the day is not full. */
export const isFree = (calendar: Calendar, span: Span, terms: Terms): boolean =>
  !isBusy(calendar, span, terms) && !isDayFull(calendar, span, terms)

/** Whether something is booked at an opening, or so shortly before or after that there is no pause. */
const isBusy = ({ busy }: Calendar, { start, end }: Span, { pause }: Terms): boolean =>
  busy.some((call) => start < call.end + pause * minute && end > call.start - pause * minute)

/** Whether somebody has as many calls on the day of an opening as they take, by their own clock. */
export function isDayFull(calendar: Calendar, { start }: Span, { perDay }: Terms): boolean {
  if (perDay === 0) return false
  const day = dayAt(start, calendar.zone)
  return (callsByDay(calendar).get(day) ?? 0) >= perDay
}

const counted = new WeakMap<Calendar, Map<string, number>>()

function callsByDay(calendar: Calendar): Map<string, number> {
  const found = counted.get(calendar)
  if (found) return found
  const days = new Map<string, number>()
  for (const { start } of calendar.busy) {
    const day = dayAt(start, calendar.zone)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  counted.set(calendar, days)
  return days
}

/** One after the other with a pause between them, from the beginning of the hours. */
function fill(day: string, { starts, ends }: Hours, zone: string, terms: Terms): Span[] {
  const midnight = wallOf(day)
  const length = terms.minutes * minute
  const step = terms.minutes + terms.pause
  const begins = Array.from(
    { length: Math.ceil((ends - starts) / step) },
    (_, nth) => midnight + (starts + nth * step) * minute,
  )
  const [from, to] = [midnight + starts * minute, midnight + ends * minute]
  const offset = offsetOf(midnight, zone)
  if (offset !== null) {
    return begins
      .filter((wall) => wall + length <= to)
      .map((wall) => ({ start: wall - offset, end: wall - offset + length }))
  }
  return begins
    .flatMap((wall) => momentsOf(wall, zone))
    .map((start) => ({ start, end: start + length }))
    .filter((opening) => lies(opening, from, to, zone))
}

/** How far a zone's clocks are ahead of UTC on a day; null around a change. */
function offsetOf(midnight: number, zone: string): number | null {
  const before = aheadOfUtc(midnight - 24 * hour, zone)
  return before === aheadOfUtc(midnight + 48 * hour, zone) ? before : null
}

/** Whether the clocks show times of these hours from the beginning of an opening to its end. */
function lies({ start, end }: Span, from: number, to: number, zone: string): boolean {
  const shows = (at: number) => {
    const wall = wallTime(at, zone)
    return wall >= from && wall < to
  }
  const last = end - minute
  if (!shows(start) || !shows(last)) return false
  if (wallTime(last, zone) - wallTime(start, zone) === last - start) return true
  for (let at = start; at < end; at += minute) if (!shows(at)) return false
  return true
}

/** When the office is open by its clocks, from the day before a span to the day after. */
export function officeSpans({ zone, hours }: Terms, { start, end }: Span): Span[] {
  const days = daysBetween(addDays(dayAt(start, zone), -1), addDays(dayAt(end, zone), 1))
  const spans = days.flatMap((day) => {
    const midnight = wallOf(day)
    const rows = hours.filter(({ weekday }) => weekday === weekdayOf(day))
    return evenly(midnight, zone).flatMap(({ start, end, offset }) =>
      // The other piece of such hours ends before its start, and so holds nothing.
      rows.map(({ starts, ends }) => ({
        start: Math.max(start, midnight + starts * minute - offset),
        end: Math.min(end, midnight + ends * minute - offset),
      })),
    )
  })
  return joined(spans)
}

/** The time around a day, in pieces in which the clocks of a zone run evenly. */
function evenly(midnight: number, zone: string): (Span & { offset: number })[] {
  const whole = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY }
  const offset = offsetOf(midnight, zone)
  if (offset !== null) return [{ ...whole, offset }]
  let [start, end] = [midnight - 24 * hour, midnight + 48 * hour]
  const [before, after] = [aheadOfUtc(start, zone), aheadOfUtc(end, zone)]
  while (end - start > minute) {
    const middle = start + Math.floor((end - start) / minute / 2) * minute
    if (aheadOfUtc(middle, zone) === before) start = middle
    else end = middle
  }
  return [
    { ...whole, end, offset: before },
    { ...whole, start: end, offset: after },
  ]
}

/** Spans that follow each other without a gap are one. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else all.push({ ...span })
  }
  return all
}
