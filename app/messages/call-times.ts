import { kept } from '~/work/kept'

/** Moments of calls in words, on the clock of a zone. */

const formats = kept<Intl.DateTimeFormat>()

const format = (zone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formats(
    `${zone} ${Object.keys(shape)}`,
    () => new Intl.DateTimeFormat('en-US', { ...shape, timeZone: zone }),
  )

const plain = (text: string) => text.replace(/\u202f/g, ' ')
const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** 'Tue, Nov 24, 2026'. */
export const callDay = (at: number, zone: string) =>
  format(zone, { ...day, year: 'numeric' }).format(at)

/** '10:30 AM'. */
export const callTime = (at: number, zone: string) => plain(format(zone, clock).format(at))

/** 'Tue, Nov 24, 10:30 AM'. */
export const callMoment = (at: number, zone: string) =>
  `${format(zone, day).format(at)}, ${callTime(at, zone)}`

/** '10:30 to 11:00 AM'; both halves of the day are named where they differ. */
export function callTimes({ start, end }: { start: number; end: number }, zone: string): string {
  const [from, to] = [callTime(start, zone), callTime(end, zone)]
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from} to ${to}`
}

/** 'Nov 24', of a day written as 2026-11-24. */
export const dayText = (of: string) =>
  format('UTC', { month: 'short', day: 'numeric' }).format(Date.parse(of))

/** 'Nov 23 to Nov 27, 2026', of the first and the last day of a week. */
export const weekText = (first: string, last: string) =>
  `${dayText(first)} to ${dayText(last)}, ${first.slice(0, 4)}`

/** 'Tue', of a day written as 2026-11-24. */
export const weekdayText = (of: string) =>
  format('UTC', { weekday: 'short' }).format(Date.parse(of))

/** How far a zone's clocks are from UTC at a moment: 'UTC+1', 'UTC-3:30'. */
export function offsetText(at: number, zone: string): string {
  const parts = format(zone, { timeZoneName: 'shortOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT' || name === 'UTC' ? 'UTC+0' : name.replace('GMT', 'UTC')
}

/** 'Nov, Tue', of a day written as 2026-11-24. */
export const monthText = (of: string) =>
  `${format('UTC', { month: 'short' }).format(Date.parse(of))}, ${weekdayText(of)}`
