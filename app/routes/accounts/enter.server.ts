import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { SignedIn } from '~/features/accounts/open-session.server'
import type { KnownDevice, Origin } from '~/features/accounts/sign-in.server'
import { accountMessages } from '~/messages/accounts'
import { landingPage } from '~/permissions/access'
import { deviceCookie, guestCookie, sessionCookie } from '~/platform/cookies.server'
import { newToken } from '~/platform/ids.server'
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

/** Who signed in with this browser last. */
export async function knownDevice(request: Request): Promise<KnownDevice | null> {
  const value = await deviceCookie.parse(request.headers.get('Cookie'))
  return typeof value?.userId === 'string' && typeof value.device === 'string' ? value : null
}

/**
 * Gives the browser its session and leads on: to `redirectTo` when that is a path of ours, else to
 * `start`, else to where the role starts. A guest project that did not fit stays the browser's.
 */
export async function enter(
  { token, member, claim, projectId }: SignedIn,
  redirectTo: string | undefined,
  start = landingPage(member),
) {
  const headers = new Headers({ 'Set-Cookie': await sessionCookie.serialize(token) })
  const known: KnownDevice = { userId: member.id, device: newToken() }
  headers.append('Set-Cookie', await deviceCookie.serialize(known))
  const to = safeRedirect(redirectTo, start)
  if (claim === 'limit-reached') {
    const link = { to: `/projects/${projectId}`, label: accountMessages.openProject }
    const text = accountMessages.projectLimit
    return redirectWithFlash(to, { kind: 'error', text, link }, headers)
  }
  headers.append('Set-Cookie', await guestCookie.serialize('', { maxAge: 0 }))
  if (claim === 'claimed') {
    return redirectWithFlash(to, { kind: 'success', text: accountMessages.projectAdded }, headers)
  }
  return redirect(to, { status: 303, headers })
}

/** The browser forgets its session. */
export const leaveHeaders = async () =>
  new Headers({ 'Set-Cookie': await sessionCookie.serialize('', { maxAge: 0 }) })
