import { aheadOfUtc, isShownTwice, wallTime } from '~/shared/wall-time'

/**
 * Moments and days in words. Nothing else writes a date or a time for people
 * (`docs/decisions/055-one-clock.md`). Moments are milliseconds UTC, days are written as 2026-11-24.
 */

/** By whose clock something is told. */
export type Clock = {
  /** IANA name. */
  zone: string
  /** Whether it is the reader's own: any other clock is named beside what it tells. */
  isOwn: boolean
}

/** The clock of a zone that its reader need not be in: all that it tells names it. */
export const clockOf = (zone: string): Clock => ({ zone, isOwn: false })

const shapes = {
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayAndDay: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayAndDate: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'short' },
  monthAndYear: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Shape = keyof typeof shapes

const formats = new Map<Shape, Intl.DateTimeFormat>()

/** Formats are costly to make, and those of a wall time are the same in every zone. */
function words(wall: number, shape: Shape): string {
  const format =
    formats.get(shape) ??
    new Intl.DateTimeFormat('en-US', { ...shapes[shape], hourCycle: 'h12', timeZone: 'UTC' })
  formats.set(shape, format)
  return format.format(wall).replace(/\u202f/g, ' ')
}

/** The last part of a zone's name: 'Lisbon'. */
export const zoneName = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ')

/** A zone as it is behind a time: 'Lisbon time', 'UTC'. */
export const zoneTime = (zone: string): string => (zone === 'UTC' ? zone : `${zoneName(zone)} time`)

const named = (text: string, { zone, isOwn }: Clock): string =>
  isOwn ? text : `${text}${zone === 'UTC' ? ' ' : ', '}${zoneTime(zone)}`

/** How far a zone's clocks are from UTC at a moment: 'UTC+1', 'UTC-3:30'. */
export function offsetText(at: number, zone: string): string {
  const ahead = Math.round(aheadOfUtc(at, zone) / 60_000)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `UTC${ahead < 0 ? '-' : '+'}${hours}${rest}`
}

/** '10:30 AM'; where the clocks show it twice also how far they are from UTC: '2:00 AM UTC+1'. */
export function timeIn(at: number, zone: string): string {
  const text = words(wallTime(at, zone), 'time')
  return isShownTwice(at, zone) ? `${text} ${offsetText(at, zone)}` : text
}

/** 'MMM D, YYYY', e.g. Nov 21, 2026. */
export const date = (at: number, clock: Clock): string =>
  named(words(wallTime(at, clock.zone), 'date'), clock)

/** 'MMM D, YYYY, h:mm AM', e.g. Nov 21, 2026, 8:54 AM. */
export const dateTime = (at: number, clock: Clock): string =>
  named(`${words(wallTime(at, clock.zone), 'date')}, ${timeIn(at, clock.zone)}`, clock)

/** 'h:mm AM', e.g. 3:02 PM. */
export const timeOfDay = (at: number, clock: Clock): string => named(timeIn(at, clock.zone), clock)

/** 'Tue, Nov 24, 2026'. */
export const callDay = (at: number, zone: string): string =>
  words(wallTime(at, zone), 'weekdayAndDate')

/** 'Tue, Nov 24, 10:30 AM'. */
export const callMoment = (at: number, zone: string): string =>
  `${words(wallTime(at, zone), 'weekdayAndDay')}, ${timeIn(at, zone)}`

/** The same where nothing beside it says by whose clock. */
export const namedMoment = (at: number, clock: Clock): string =>
  named(callMoment(at, clock.zone), clock)

/** '10:30 to 11:00 AM'; both halves of the day are named where they differ. */
export function callTimes({ start, end }: { start: number; end: number }, zone: string): string {
  const [from, to] = [timeIn(start, zone), timeIn(end, zone)]
  const half = /^\d+:\d+ ([AP]M)$/
  const same = half.exec(from)?.[1] === half.exec(to)?.[1] && half.test(from)
  return `${same ? from.slice(0, -3) : from} to ${to}`
}

/** 'Nov 24, 2026' of a day of the calendar, whatever the zone. */
export const calendarDay = (day: string): string => words(Date.parse(day), 'date')

/** 'Nov 24' of a day of the calendar. */
export const dayText = (day: string): string => words(Date.parse(day), 'day')

/** 'Tue' of a day of the calendar. */
export const weekdayText = (day: string): string => words(Date.parse(day), 'weekday')

/** 'Nov, Tue' of a day of the calendar. */
export const monthText = (day: string): string =>
  `${words(Date.parse(day), 'month')}, ${weekdayText(day)}`

/** 'Nov 2026' of a day of the calendar. */
export const monthOfYear = (day: string): string => words(Date.parse(day), 'monthAndYear')

/** 'Nov 23 to Nov 27, 2026', of the first and the last day of a week. */
export function weekText(first: string, last: string): string {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? dayText(first) : calendarDay(first)} to ${calendarDay(last)}`
}
