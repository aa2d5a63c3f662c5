import { getTxSetCookieHeader, TXID_NUM_COOKIE_NAME } from 'litefs-js'

/** Seconds for which a visitor is sure to see what they wrote, whichever node answers them. */
const kept = 300

const named = new RegExp(`(?:^|;\\s*)${TXID_NUM_COOKIE_NAME}=(\\d{1,15})(?:;|$)`)

/** The position in the header `Cookie`; null without one, or where it is no number. */
export function positionIn(cookies: string | undefined): number | null {
  const found = cookies && named.exec(cookies)
  return found ? Number(found[1]) : null
}

/** The cookie that says how far the database was when its visitor wrote. */
export const positionCookie = (position: number, secure: boolean): string =>
  getTxSetCookieHeader(position, { maxAge: kept, secure })

/** The cookie that takes it away. */
export const noPosition = (secure: boolean): string =>
  getTxSetCookieHeader(0, { maxAge: 0, secure })
