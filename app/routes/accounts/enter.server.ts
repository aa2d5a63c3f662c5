import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { KnownDevice } from '~/features/accounts/known-device.server'
import type { SignedIn } from '~/features/accounts/open-session.server'
import type { ComesFrom } from '~/features/accounts/sign-in.server'
import { pathTo } from '~/map/path-to'
import { accountMessages } from '~/messages/accounts'
import { landingPage } from '~/permissions/access'
import { deviceCookie, guestCookie, sessionCookie, wantedCookie } from '~/platform/cookies.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'

/** Origin of a sign-in. */
export const comesFrom = ({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): ComesFrom => ({
  address: context.address,
  userAgent: request.headers.get('User-Agent') ?? '',
})

/** Finds the person who signed in with this browser last. */
export async function knownDevice(request: Request): Promise<KnownDevice | null> {
  const value = await deviceCookie.parse(request.headers.get('Cookie'))
  return typeof value?.userId === 'string' && typeof value.device === 'string' ? value : null
}

/**
 * Gives the browser its session and leads on: to `redirectTo` when that is a path of ours, else to
 * `start`, else to where the role starts. A guest project that did not fit stays the browser's.
 */
export async function enter(
  signedIn: SignedIn,
  redirectTo: string | undefined,
  start = landingPage(signedIn.member),
) {
  const headers = await sessionHeaders(signedIn)
  const to = safeRedirect(redirectTo, start)
  if (signedIn.claim === 'limit-reached') {
    const link = {
      to: pathTo('/projects/:id', { id: signedIn.projectId ?? '' }),
      label: accountMessages.openProject,
    }
    const text = accountMessages.projectLimit
    return redirectWithFlash(to, { kind: 'error', text, link }, headers)
  }
  if (signedIn.claim === 'claimed') {
    return redirectWithFlash(to, { kind: 'success', text: accountMessages.projectAdded }, headers)
  }
  return redirect(to, { status: 303, headers })
}

/** The browser remembers whose sign-in it knows. */
export const deviceHeaders = async (device: KnownDevice) =>
  new Headers({ 'Set-Cookie': await deviceCookie.serialize(device) })

/** The cookies of a new session. */
export async function sessionHeaders({ token, device, claim }: SignedIn): Promise<Headers> {
  const headers = new Headers({ 'Set-Cookie': await sessionCookie.serialize(token) })
  headers.append('Set-Cookie', await deviceCookie.serialize(device))
  headers.append('Set-Cookie', await wantedCookie.serialize('', { maxAge: 0 }))
  if (claim !== 'limit-reached') {
    headers.append('Set-Cookie', await guestCookie.serialize('', { maxAge: 0 }))
  }
  return headers
}

/** The page that a guest was sent to sign in from; '' when there is none. */
export async function wantedPage(request: Request): Promise<string> {
  return safeRedirect(await wantedCookie.parse(request.headers.get('Cookie')), '')
}

/** The browser forgets its session. */
export const leaveHeaders = async () =>
  new Headers({ 'Set-Cookie': await sessionCookie.serialize('', { maxAge: 0 }) })
