import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { SignedIn } from '~/features/accounts/open-session.server'
import type { Origin } from '~/features/accounts/sign-in.server'
import { accountMessages } from '~/messages/accounts'
import { landingPage } from '~/permissions/access'
import { guestCookie, sessionCookie } from '~/platform/cookies.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'

/** Where a sign-in comes from. */
export const originOf = ({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Origin => ({
  address: context.address,
  userAgent: request.headers.get('User-Agent') ?? '',
})

/**
 * Gives the browser its session and leads on: to `redirectTo` when that is a path of ours, else to
 * `start`, else to where the role starts. A guest project that did not fit stays the browser's.
 */
export async function enter(
  { token, member, claim }: SignedIn,
  redirectTo: string | undefined,
  start = landingPage(member),
) {
  const headers = new Headers({ 'Set-Cookie': await sessionCookie.serialize(token) })
  const to = safeRedirect(redirectTo, start)
  if (claim === 'limit-reached') {
    return redirectWithFlash(to, { kind: 'error', text: accountMessages.projectLimit }, headers)
  }
  headers.append('Set-Cookie', await guestCookie.serialize('', { maxAge: 0 }))
  return redirect(to, { status: 303, headers })
}

/** The browser forgets its session. */
export const leaveHeaders = async () =>
  new Headers({ 'Set-Cookie': await sessionCookie.serialize('', { maxAge: 0 }) })
