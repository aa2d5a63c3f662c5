import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '~/domain-error'
import type { Viewer } from '~/features/accounts/viewer.server'
import { pathTo, queryOf } from '~/map/path-to'
import { accountMessages as say } from '~/messages/accounts'
import { type AccessKey, access, landingPage } from '~/permissions/access'
import { flashCookie, wantedCookie } from '~/platform/cookies.server'
import type { Flash } from './flash.server'
import { safeRedirect } from './safe-redirect'

/**
 * Leads away somebody who may not open a screen, and says why. A guest who signs in then comes back to it;
 * a person with a session goes on to where the sign-in would have led.
 */
export async function leadAway(key: AccessKey, url: URL, { actor }: Viewer): Promise<Response> {
  const headers = new Headers()
  const tell = async (flash: Omit<Flash, 'kind'>) =>
    headers.append('Set-Cookie', await flashCookie.serialize({ kind: 'error', ...flash }))
  if (access[key] === 'guests') {
    if (key === '/reset-password' && url.searchParams.has('code')) {
      await tell({ text: say.linkWhileSignedIn })
    }
    const invitation = key === '/signup' && url.searchParams.get('i')
    const onward = invitation
      ? `/invitation${queryOf({ i: invitation })}`
      : safeRedirect(url.searchParams.get('redirectTo'), landingPage(actor))
    return redirect(onward, { headers })
  }
  if (actor.kind === 'guest') {
    await tell(logInFirst)
    headers.append('Set-Cookie', await wantedCookie.serialize(url.pathname + url.search))
  } else await tell({ text: say.noRight })
  return redirect('/', { headers })
}

const logInFirst = { text: say.logInToOpen, link: { to: '/login', label: say.logIn } }

/** Leads a guest who sent a form from elsewhere to Home, and tells them to log in first. */
export async function leadSenderAway(): Promise<Response> {
  const told = await flashCookie.serialize({ kind: 'error', ...logInFirst } satisfies Flash)
  return redirect('/', { status: 303, headers: { 'Set-Cookie': told } })
}

/** Routes for somebody with a temporary password: the screen that replaces it, the way out, files. */
const openBefore = new Set<AccessKey>([
  '/account-settings/new-password',
  '/signout',
  '/auth/done',
  '/files/:folder/:file',
  '/panels/:panel/:orientation/:file',
])

/** Anyone who has a temporary password chooses their own one before anything else opens. */
export function askForOwnPassword({ user }: Viewer, key: AccessKey, after?: string): void {
  if (!user?.tempPassword || openBefore.has(key)) return
  const query = after ? `?${new URLSearchParams({ redirectTo: after })}` : ''
  throw redirect(pathTo('/account-settings/new-password') + query, after ? 302 : 303)
}

/**
 * A parameter is one segment of a path. One with an encoded slash in it ('..%2f%5cevil.example')
 * would lead a redirect that is made of it to another site.
 */
export function checkParams(params: LoaderFunctionArgs['params']): void {
  for (const [name, value = ''] of Object.entries(params)) {
    if (name !== '*' && /[/\\\p{Cc}]|^\.{1,2}$/u.test(value)) throw notFound()
  }
}
