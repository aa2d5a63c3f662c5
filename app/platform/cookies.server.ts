import { createHmac } from 'node:crypto'
import { type CookieOptions, createCookie } from '@remix-run/node'
import { env, secureCookies } from './env.server'

const base = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secrets: [env.secret],
} satisfies CookieOptions
const day = 24 * 60 * 60

/** The session token of somebody signed in. */
export const sessionCookie = createCookie('panelry_session', {
  ...base,
  secure: secureCookies,
  maxAge: 30 * day,
})

const inHeader = new RegExp(`(?:^|;\\s*)${sessionCookie.name}=([^;]+)`)

/**
 * The session cookie of a `Cookie` header as it is there, or an empty text where this server has not signed
 * it. Whether the session still lasts is not asked: it costs nothing to find out.
 */
export function signedSession(header: string | undefined): string {
  const [, sent = ''] = inHeader.exec(header ?? '') ?? []
  const cookie = sent.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=')
  const at = cookie.lastIndexOf('.')
  const hmac = createHmac('sha256', env.secret).update(cookie.slice(0, at)).digest('base64')
  return hmac.replace(/=+$/, '') === cookie.slice(at + 1) ? cookie : ''
}

/** The id of the one project of a guest. */
export const guestCookie = createCookie('panelry_guest', {
  ...base,
  secure: secureCookies,
  maxAge: 365 * day,
})

/** Whether a `Cookie` header has a guest cookie that this server did not sign. */
export async function isGuestCookieAltered(header: string | null): Promise<boolean> {
  const present = new RegExp(`(?:^|;\\s*)${guestCookie.name}=[^;]`).test(header ?? '')
  return present && (await guestCookie.parse(header)) === null
}

/** Tells the browsers of visitors apart for as long as they are open: a form's key counts for one. */
export const visitorCookie = createCookie('panelry_visitor', { ...base, secure: secureCookies })

/** The name that a visitor of a shared preview has given: the next form of the preview has it. */
export const visitorNameCookie = createCookie('panelry_visitor_name', {
  ...base,
  path: '/share',
  secure: secureCookies,
})

/**
 * Remembers who signed in with this browser last, and a name for the browser: strangers' attempts do not
 * lock it out (docs/decisions/015-known-devices.md).
 */
export const deviceCookie = createCookie('panelry_device', {
  ...base,
  secure: secureCookies,
  maxAge: 365 * day,
})

/** Tells a browser's orders that were begun from others'; see `saveOrderDraft`. */
export const orderDraftCookie = createCookie('panelry_order', {
  ...base,
  secure: secureCookies,
  maxAge: 30 * day,
})

/** The message for the next page. */
export const flashCookie = createCookie('panelry_flash', {
  ...base,
  secure: secureCookies,
  maxAge: 60,
})

/** The page a guest wanted to open: the next sign-in leads there. */
export const wantedCookie = createCookie('panelry_wanted', {
  ...base,
  secure: secureCookies,
  maxAge: 10 * 60,
})

/** Target after a sign-in through a provider, kept while the person is away. */
export const afterProviderCookie = createCookie('panelry_after', {
  ...base,
  path: '/auth',
  secure: secureCookies,
  maxAge: 60 * 60,
})
