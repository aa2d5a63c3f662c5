import { zoneCookie } from '~/shared/zone-cookie'

let isUntold = false

/**
 * Says in a cookie which time zone this browser is in, so that the server writes times by its clock from
 * the next page on: what is on a page never changes under its reader.
 */
export function rememberTimeZone(): void {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const kept = `${zoneCookie}=${zone}`
  isUntold = !document.cookie.split('; ').includes(kept)
  if (!isUntold) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in older browsers
  document.cookie = `${kept}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** Whether the page was written before the server knew the zone. */
export const isTimeZoneNew = (): boolean => isUntold
