import { parseWithZod } from '@conform-to/zod/v4'
import { signUpForm } from '~/features/accounts/forms.server'
import { signInProviders } from '~/features/accounts/providers.server'
import { signUp } from '~/features/accounts/sign-up.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { enter, originOf } from './enter.server'

export const loader = screen('/signup', ({ url: { searchParams } }) => ({
  providers: signInProviders(),
  email: searchParams.get('email')?.slice(0, 254) ?? '',
  // No invitations are handed out, so none is valid.
  invalidInvitation: searchParams.has('i'),
  redirectTo: safeRedirect(searchParams.get('redirectTo'), ''),
  key: crypto.randomUUID(),
}))

export const action = act('/signup', async ({ actor, form, ...args }) => {
  const submission = parseWithZod(form, { schema: signUpForm })
  if (submission.status !== 'success') return refuse(submission)
  const { redirectTo, ...account } = submission.value
  try {
    const signedUp = await signUp(actor, { ...account, ...originOf(args) })
    return await enter(signedUp, redirectTo, '/projects')
  } catch (fault) {
    return refuse(submission, fault)
  }
})
