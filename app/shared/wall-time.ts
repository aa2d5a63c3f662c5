import { memoize } from './memoize'

/**
 * Time on the clocks of a time zone. Pure; moments are milliseconds UTC, wall times are written as if they
 * were UTC, zones are IANA names. With `app/messages/dates.ts` the only place that asks `Intl` about time:
 * `tests/unit/one-clock.test.ts` forbids others.
 */

const hour = 60 * 60 * 1000
const day = 24 * hour

const formats = memoize<Intl.DateTimeFormat>()

const formatOf = (zone: string) =>
  formats(
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  )

/** Whether this machine has rules for a zone: an older browser may lack those of a new one. */
export function knowsZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** Wall time of a zone at a moment. */
export function wallTime(at: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, +value]))
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = part
  // The rest below a second is the same in every zone.
  return Date.UTC(year, month - 1, day, hours, minute, second) + (at % 1000)
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export const aheadOfUtc = (at: number, zone: string): number => wallTime(at, zone) - at

/**
 * The moments at which a zone's clocks show this, earliest first: none where they skip it, two where
 * they are set back and show it again.
 */
export function momentsOf(wall: number, zone: string): number[] {
  const moments = [wall - day, wall + day].map((near) => wall - aheadOfUtc(near, zone))
  // Two are left only where clocks are set back: before that they are further ahead, so that is earlier.
  return [...new Set(moments)].filter((at) => wallTime(at, zone) === wall)
}

/** The moment at which a zone's clocks show this; where they skip it, the moment of the skip's end. */
export function fromWallTime(wall: number, zone: string): number {
  const first = wall - aheadOfUtc(wall, zone)
  const second = first - (wallTime(first, zone) - wall)
  // Clocks that skip the time show neither: the later guess is behind the gap.
  return wallTime(second, zone) === wall ? second : Math.max(first, second)
}

const evenDays = memoize<boolean>(5_000)

/** Whether a zone's clocks show the time of a moment twice, because they are set back. */
export function isShownTwice(at: number, zone: string): boolean {
  const of = Math.floor(at / day)
  // Asked of every time on a screen: on most days two looks, kept, say that no clock is changed.
  const isEven = evenDays(
    `${zone} ${of}`,
    () => aheadOfUtc((of - 1) * day, zone) === aheadOfUtc((of + 2) * day, zone),
  )
  return !isEven && momentsOf(wallTime(at, zone), zone).length > 1
}
