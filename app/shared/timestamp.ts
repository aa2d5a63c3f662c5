import { addDays, isDay, startOfDay } from './days'
import { fromWallTime, wallTime } from './wall-time'

/**
 * The moment that an address names: `2026-11-22T09:30`, with seconds or without, by the clock of `zone`
 * where it does not say how far it is from UTC; of a day alone its end.
 *
 * @returns milliseconds UTC; null for what is no moment
 */
export function parseTimestamp(word: string, zone: string): number | null {
  if (isDay(word)) return startOfDay(addDays(word, 1), zone) - 1
  const [, day = '', time = '', offset] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(word) ?? []
  const at = Date.parse(`${day}T${time}${offset ?? 'Z'}`)
  if (!isDay(day) || Number.isNaN(at)) return null
  return offset === undefined ? fromWallTime(at, zone) : at
}

/** A moment as a field for date and time has it, by the clock of a zone: `2026-11-22T09:30`. */
export const wallText = (at: number, zone: string): string =>
  new Date(wallTime(at, zone)).toISOString().slice(0, 16)
