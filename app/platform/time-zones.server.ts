import cldr from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' }
import { knowsZone } from '~/shared/wall-time'

/**
 * The time zones of the world by the Unicode Consortium's own table (CLDR, BCP 47): which names are one
 * zone, which of them is today's, and how it is called in English. `Intl.supportedValuesOf` gives names
 * that were given up long ago.
 */

type Entry = { _description: string; _alias?: string; _iana?: string; _deprecated?: boolean }

/** A zone as it is offered: today's IANA name, its region, and what people call it. */
type Zone = { name: string; region: string; label: string }

const entries = Object.values(cldr.keyword.u.tz).filter(
  (entry): entry is Entry & { _alias: string } =>
    typeof entry === 'object' && typeof (entry as Entry)._alias === 'string',
)

/** 'UTC' is what everybody calls `Etc/UTC`. */
const todaysName = ({ _alias, _iana }: Entry & { _alias: string }): string =>
  _iana ?? (_alias.startsWith('Etc/UTC ') ? 'UTC' : (_alias.split(' ')[0] ?? ''))

const byAnyName = new Map(
  entries.flatMap((entry) =>
    entry._alias.split(' ').map((alias) => [alias.toLowerCase(), todaysName(entry)] as const),
  ),
)

/** The regions that zones of places are named after; other names are offsets and leftovers. */
const regions: Readonly<Record<string, string>> = {
  Africa: 'Africa',
  America: 'Americas',
  Antarctica: 'Antarctica',
  Arctic: 'Arctic',
  Asia: 'Asia',
  Atlantic: 'Atlantic Ocean',
  Australia: 'Australia',
  Europe: 'Europe',
  Indian: 'Indian Ocean',
  Pacific: 'Pacific Ocean',
}

let listed: readonly Zone[] | undefined

/** Every zone that people live in, each once, by region and name. */
export function listZones(): readonly Zone[] {
  listed ??= entries
    .filter(({ _deprecated }) => !_deprecated)
    .map((entry) => {
      const name = todaysName(entry)
      return { name, region: regions[name.split('/')[0] ?? ''] ?? '', label: entry._description }
    })
    .filter(({ name, region }) => region !== '' && knowsZone(name))
    .sort((a, b) => a.region.localeCompare(b.region) || a.label.localeCompare(b.label))
  return listed
}

/** Today's name of the zone that a text names, by its present or any former name; null for none. */
export const todaysZone = (name: string | null | undefined): string | null =>
  byAnyName.get((name ?? '').toLowerCase()) ?? null
