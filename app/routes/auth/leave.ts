import { afterProviderCookie } from '~/platform/cookies.server'
import { authenticate } from '~/platform/providers/strategies.server'
import { screen } from '~/routes/http/handle.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { isConfigured } from './provider.server'

/** Leaves for a provider. What the person was about to do waits in a cookie. */
export const loader = screen('/auth/:provider', async ({ params, request, url }) => {
  const { name, setup } = isConfigured(params.provider)
  const after = {
    redirectTo: safeRedirect(url.searchParams.get('redirectTo'), ''),
    popup: url.searchParams.has('popup'),
  }
  const leaving = await authenticate(name, setup, request).catch((thrown) => thrown)
  if (!(leaving instanceof Response)) throw leaving
  leaving.headers.append('Set-Cookie', await afterProviderCookie.serialize(after))
  throw leaving
})
