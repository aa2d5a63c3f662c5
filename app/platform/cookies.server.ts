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

/**
 * Who signed in with this browser last, and a name for the browser: tries of strangers do not lock
 * it out (docs/decisions/015-known-devices.md).
 */
export const deviceCookie = createCookie('panelry_device', {
  ...base,
  secure: secureCookies,
  maxAge: 365 * day,
})

/** Tells a browser's orders that were begun from others'; see `keepOrderDraft`. */
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

/** Where a sign-in through a provider leads afterwards, kept while the person is away. */
export const afterProviderCookie = createCookie('panelry_after', {
  ...base,
  path: '/auth',
  secure: secureCookies,
  maxAge: 60 * 60,
})
