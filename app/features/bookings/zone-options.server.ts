import { zoneName } from '~/messages/availability'
import { offsetText } from '~/messages/call-times'
import { commonZones } from '~/messages/time-zones'
import { wallTime } from '~/work/clock'

/**
 * The time zones to choose from on a screen of times, from west to east at a moment.
 *
 * @param own the one that is in use, also when it is none of the common ones
 */
export function zoneOptions(own: string, at: number): { value: string; label: string }[] {
  return [...new Set([...commonZones, own])]
    .map((value) => ({
      value,
      label: `${zoneName(value)}, ${offsetText(at, value)}`,
      clock: wallTime(at, value),
    }))
    .sort((a, b) => a.clock - b.clock || a.label.localeCompare(b.label))
    .map(({ value, label }) => ({ value, label }))
}
