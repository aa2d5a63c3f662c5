import { redirect } from '@remix-run/node'
import { AuthorizationError } from 'remix-auth'
import { connectProvider } from '~/features/accounts/connect-provider.server'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import { providerLabels } from '~/features/accounts/providers.server'
import { accountMessages as say } from '~/messages/accounts'
import { errorText } from '~/messages/errors'
import { landingPage } from '~/permissions/access'
import { Fault } from '~/platform/faults'
import { log } from '~/platform/log.server'
import { authenticate, forgetState } from '~/platform/providers/strategies.server'
import { originOf } from '~/routes/accounts/enter.server'
import { type Flash, redirectWithFlash } from '~/routes/http/flash.server'
import { screen } from '~/routes/http/handle.server'
import { arrive, ask, isConfigured, readAfter } from './provider.server'

/**
 * Somebody comes back from a provider: signed in, with one more question, with a connected account,
 * or with the reason why not.
 */
export const loader = screen(
  '/auth/:provider/callback',
  async ({ actor, params, url, ...args }) => {
    const { name, setup } = isConfigured(params.provider)
    const label = providerLabels[name]
    const after = await readAfter(args.request)
    // Whoever signed in or out while they were away is somebody else than the one who left.
    if (after.connect !== (actor.kind === 'member' ? actor.id : null)) {
      throw redirect(landingPage(actor))
    }
    const forgotten = { 'Set-Cookie': await forgetState(args.request) }
    const back = (kind: Flash['kind'], text: string) =>
      redirectWithFlash(
        after.connect ? '/account-settings' : '/login',
        { kind, text },
        new Headers(forgotten),
      )
    if (url.searchParams.has('error')) throw await back('error', say.providerCancelled(label))
    try {
      const profile = await authenticate(name, setup, args.request)
      if (after.connect) {
        connectProvider(actor, profile)
        return await back('success', say.connected(label))
      }
      const result = enterWithProvider(actor, profile, originOf(args))
      const answer =
        'unfinished' in result ? ask(result.unfinished) : await arrive(result.signedIn, after)
      answer.headers.append('Set-Cookie', forgotten['Set-Cookie'])
      return answer
    } catch (error) {
      if (error instanceof Fault && after.connect) throw await back('error', errorText(error))
      if (!(error instanceof AuthorizationError)) throw error
      log.warn({ provider: name, reason: error.message.slice(0, 200) }, 'sign-in refused')
      throw await back('error', say.providerFailed(label))
    }
  },
)
