import { redirect } from '@remix-run/node'
import { confirmedRecently } from '~/features/accounts/confirm-password.server'
import type { Viewer } from '~/features/accounts/viewer.server'
import { pathTo } from '~/map/path-to'
import { accountMessages as say } from '~/messages/accounts'
import { afterProviderCookie } from '~/platform/cookies.server'
import { leaveFor } from '~/platform/providers/strategies.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { screen } from '~/routes/http/screen-and-act.server'
import { type After, isConfigured } from './provider.server'

export { default } from '~/routes/http/action-error-screen'

/**
 * Leaves for a provider: a guest to sign in, somebody signed in to connect the account they have
 * there. What the person was about to do waits in a cookie.
 */
export const loader = screen(async ({ params, request, url, ...viewer }) => {
  const { name, setup } = isConfigured(params.provider)
  // Another site must not connect an account of its own choice to the one that is signed in.
  if (viewer.user && isForeign(request)) throw redirect('/account-settings')
  if (viewer.user) await askForPassword(viewer, name)
  const after: After = {
    redirectTo: safeRedirect(url.searchParams.get('redirectTo'), ''),
    popup: url.searchParams.has('popup'),
    connect: viewer.user?.id ?? null,
  }
  const leaving = await leaveFor(name, setup, request)
  leaving.headers.append('Set-Cookie', await afterProviderCookie.serialize(after))
  return leaving
})

/** Whether a page of another site leads here. */
const isForeign = (request: Request) =>
  !['same-origin', 'none', null].includes(request.headers.get('Sec-Fetch-Site'))

/** Connecting another way in takes the password, or a login just now. */
async function askForPassword({ user, sessionId }: Viewer, provider: string): Promise<void> {
  if (confirmedRecently(sessionId)) return
  if (user?.passwordHash) {
    const query = new URLSearchParams({ redirectTo: `/auth/${provider}` })
    throw redirect(pathTo('/account-settings/confirm', Object.fromEntries(query)))
  }
  throw await redirectWithFlash('/account-settings', { kind: 'error', text: say.connectAgain })
}
