import { kept } from './kept'

/** When work is due. Pure; moments are milliseconds UTC. */

export const deliveryUnits = ['hours', 'days', 'weeks', 'months'] as const
export type DeliveryUnit = (typeof deliveryUnits)[number]

/** How long a kind of work takes. */
type Delivery = { time: number; unit: DeliveryUnit }

const hour = 60 * 60 * 1000

/**
 * When something is due that was asked for at `from`. Hours are hours. Days, weeks and months are of
 * the office's calendar: the same time of its day, also across a change of its clocks; a month that
 * is too short ends the counting on its last day (31 January and a month is the last of February).
 *
 * @param zone the office's time zone, an IANA name
 */
export function dueFrom(from: number, { time, unit }: Delivery, zone: string): number {
  if (unit === 'hours') return from + time * hour
  const wall = wallTime(from, zone)
  const moved = new Date(wall)
  if (unit === 'months') {
    const day = moved.getUTCDate()
    moved.setUTCDate(1)
    moved.setUTCMonth(moved.getUTCMonth() + time)
    moved.setUTCDate(Math.min(day, daysOfMonth(moved)))
  } else moved.setUTCDate(moved.getUTCDate() + time * (unit === 'weeks' ? 7 : 1))
  return fromWallTime(moved.getTime(), zone)
}

/** A due date after a pause: later by exactly as long as it lasted. */
export const dueAfterPause = (dueAt: number, pausedAt: number, now: number): number =>
  dueAt + (now - pausedAt)

const daysOfMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()

const formats = kept<Intl.DateTimeFormat>()

/** What a zone's clocks show at a moment, written as if it were UTC. */
export function wallTime(at: number, zone: string): number {
  const make = () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  const format = formats(zone, make)
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, +value]))
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = part
  // The rest below a second is the same in every zone.
  return Date.UTC(year, month - 1, day, hours, minute, second) + (at % 1000)
}

/**
 * The moments at which a zone's clocks show this, earliest first: none where they skip it, two where
 * they are set back and show it again.
 */
export function momentsOf(wall: number, zone: string): number[] {
  const day = 24 * hour
  const moments = [wall - day, wall + day].map((near) => wall - (wallTime(near, zone) - near))
  // Two are left only where clocks are set back: before that they are further ahead, so that is earlier.
  return [...new Set(moments)].filter((at) => wallTime(at, zone) === wall)
}

/** The moment at which a zone's clocks show this; where they skip it, the moment of the skip's end. */
export function fromWallTime(wall: number, zone: string): number {
  const first = wall - (wallTime(wall, zone) - wall)
  const second = first - (wallTime(first, zone) - wall)
  // Clocks that skip the time show neither: the later guess is behind the gap.
  return wallTime(second, zone) === wall ? second : Math.max(first, second)
}

const hoursOf: Record<DeliveryUnit, number> = { hours: 1, days: 24, weeks: 168, months: 730 }

/** How many hours a kind of work is promised in; a month is a twelfth of a year. */
export const promisedHours = ({ time, unit }: Delivery): number => time * hoursOf[unit]
