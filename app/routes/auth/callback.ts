import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { connectProvider } from '~/features/accounts/connect-provider.server'
import { enterWithProvider } from '~/features/accounts/enter-with-provider.server'
import { providerLabels } from '~/features/accounts/providers.server'
import { accountMessages as say } from '~/messages/accounts'
import { errorText } from '~/messages/errors'
import { landingPage } from '~/permissions/access'
import { forgetState, whoCameBack } from '~/platform/providers/strategies.server'
import { comesFrom } from '~/routes/accounts/enter.server'
import { type Flash, redirectWithFlash } from '~/routes/http/flash.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { arrive, ask, isConfigured, readAfter, wayBack } from './provider.server'

export { default } from '~/routes/http/action-error-screen'

/**
 * Somebody comes back from a provider: signed in, with one more question, with a connected account,
 * or with the reason why not.
 */
export const loader = screen(async (args) => {
  const { actor, sessionId, params, request, url } = args
  const { name, setup } = isConfigured(params.provider)
  const label = providerLabels[name]
  const after = await readAfter(request)
  // A browser that was signed in or out meanwhile does not belong to the person who left.
  if (after.connect !== (actor.kind === 'member' ? actor.id : null)) {
    return redirect(landingPage(actor))
  }
  const back = (flash: Flash) =>
    redirectWithFlash(after.connect ? '/account-settings' : wayBack(after), flash)

  const lead = async (): Promise<Response> => {
    if (url.searchParams.has('error')) {
      return back({ kind: 'error', text: say.providerCancelled(label) })
    }
    const profile = await whoCameBack(name, setup, request)
    if (!profile) return back({ kind: 'error', text: say.providerFailed(label) })
    try {
      if (after.connect) {
        connectProvider(actor, { ...profile, sessionId })
        return back({ kind: 'success', text: say.connected(label) })
      }
      const result = enterWithProvider(actor, profile, comesFrom(args))
      return 'unfinished' in result ? ask(result.unfinished) : await arrive(result.signedIn, after)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return back({ kind: 'error', text: errorText(error) })
    }
  }

  const answer = await lead()
  answer.headers.append('Set-Cookie', await forgetState(request))
  await args.context.afterWrite?.()
  return answer
})
