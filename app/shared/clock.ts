import { fromWallTime, wallTime } from './wall-time'

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

const hoursOf: Record<DeliveryUnit, number> = { hours: 1, days: 24, weeks: 168, months: 730 }

/** How many hours a kind of work is promised in; a month is a twelfth of a year. */
export const promisedHours = ({ time, unit }: Delivery): number => time * hoursOf[unit]
