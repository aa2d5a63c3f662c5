import { offsetText, zoneName } from '~/messages/dates'
import { listZones } from '~/platform/time-zones.server'

/** Zones of a region as a list to choose from has them. */
type ZoneGroup = { label: string; options: { value: string; label: string }[] }

const quarter = 15 * 60_000
let kept: { quarter: number; groups: ZoneGroup[] } | undefined

/**
 * The time zones that somebody can be in, by region, each with how far it is from UTC at a moment: the
 * same list everywhere.
 *
 * @param own the one in use, which stands first when it is none of the list
 */
export function zoneChoices(own: string | null, at = Date.now()): ZoneGroup[] {
  // Asking four hundred zones takes a while, and clocks are changed at quarters of an hour at most.
  const now = Math.floor(at / quarter)
  if (kept?.quarter !== now) kept = { quarter: now, groups: groupsAt(at) }
  const { groups } = kept
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === own))
  return own === null || isListed
    ? groups
    : [{ label: zoneName(own), options: [{ value: own, label: own }] }, ...groups]
}

function groupsAt(at: number): ZoneGroup[] {
  const regions = new Map<string, ZoneGroup>()
  for (const { name, region, label } of listZones()) {
    const group = regions.get(region) ?? { label: region, options: [] }
    group.options.push({ value: name, label: `${label}, ${offsetText(at, name)}` })
    regions.set(region, group)
  }
  return [{ label: 'UTC', options: [{ value: 'UTC', label: 'UTC' }] }, ...regions.values()]
}

/** Whether a name is one of the list, by today's name. */
export const isChoice = (name: string): boolean =>
  name === 'UTC' || listZones().some((zone) => zone.name === name)
