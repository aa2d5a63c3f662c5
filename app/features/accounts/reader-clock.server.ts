import { timeZoneOf } from '~/features/settings/time-zone.server'
import type { Clock } from '~/messages/dates'
import { listZones, todaysZone } from '~/platform/time-zones.server'
import { zoneCookie } from '~/shared/zone-cookie'

/**
 * The time zone that a browser has said it is in; null for none. One that people do not live in counts
 * as none: `UTC` is what browsers say that tell nothing of their person.
 */
export function browserZone(request: Request): string | null {
  const zone = todaysZone(zoneIn(request.headers.get('Cookie')))
  return listZones().some(({ name }) => name === zone) ? zone : null
}

const inHeader = new RegExp(`(?:^|;\\s*)${zoneCookie}=([A-Za-z0-9_+/-]{1,60})(?:;|$)`)
const zoneIn = (header: string | null) => inHeader.exec(header ?? '')?.[1]

/**
 * By whose clock somebody is told moments: that of their account, else of their browser, else of the
 * studio, which names itself (docs/decisions/055-one-clock.md).
 */
export function readerClock(request: Request, person: { timeZone: string | null } | null): Clock {
  const own = todaysZone(person?.timeZone) ?? browserZone(request)
  return own ? { zone: own, isOwn: true } : { zone: timeZoneOf(null), isOwn: false }
}
