import { parseWithZod } from '@conform-to/zod/v4'
import { loginForm } from '~/features/accounts/forms.server'
import { signInProviders } from '~/features/accounts/providers.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { enter, originOf } from './enter.server'

export const loader = screen('/login', ({ url }) => ({
  providers: signInProviders(),
  redirectTo: safeRedirect(url.searchParams.get('redirectTo'), ''),
}))

export const action = act('/login', async ({ actor, form, ...args }) => {
  const submission = parseWithZod(form, { schema: loginForm })
  if (submission.status !== 'success') return refuse(submission)
  const { redirectTo, ...credentials } = submission.value
  try {
    return await enter(await signIn(actor, { ...credentials, ...originOf(args) }), redirectTo)
  } catch (fault) {
    return refuse(submission, fault)
  }
})
