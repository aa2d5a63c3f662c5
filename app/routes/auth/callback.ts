import { AuthorizationError } from 'remix-auth'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import { providerLabels } from '~/features/accounts/providers.server'
import { accountMessages as say } from '~/messages/accounts'
import { log } from '~/platform/log.server'
import { authenticate, forgetState } from '~/platform/providers/strategies.server'
import { originOf } from '~/routes/accounts/enter.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { screen } from '~/routes/http/handle.server'
import { arrive, ask, isConfigured, readAfter } from './provider.server'

/** Somebody comes back from a provider: signed in, with one more question, or with the reason why not. */
export const loader = screen(
  '/auth/:provider/callback',
  async ({ actor, params, url, ...args }) => {
    const { name, setup } = isConfigured(params.provider)
    const forgotten = { 'Set-Cookie': await forgetState(args.request) }
    const back = (text: string) =>
      redirectWithFlash('/login', { kind: 'error', text }, new Headers(forgotten))
    if (url.searchParams.has('error')) throw await back(say.providerCancelled(providerLabels[name]))
    try {
      const profile = await authenticate(name, setup, args.request)
      const result = enterWithProvider(actor, profile, originOf(args))
      const answer =
        'unfinished' in result
          ? ask(result.unfinished)
          : await arrive(result.signedIn, await readAfter(args.request))
      answer.headers.append('Set-Cookie', forgotten['Set-Cookie'])
      return answer
    } catch (error) {
      if (!(error instanceof AuthorizationError)) throw error
      log.warn({ provider: name, reason: error.message.slice(0, 200) }, 'sign-in refused')
      throw await back(say.providerFailed(providerLabels[name]))
    }
  },
)
