import { parseWithZod } from '@conform-to/zod/v4'
import { confirmPassword } from '~/features/accounts/confirm-password.server'
import { confirmPasswordForm } from '~/features/accounts/forms.server'
import { accountMessages } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { safeRedirect } from '~/routes/http/safe-redirect'

const back = '/account-settings'

export const loader = screen('/account-settings/confirm', ({ url }) => ({
  redirectTo: safeRedirect(url.searchParams.get('redirectTo'), back),
}))

export const action = act('/account-settings/confirm', async ({ actor, sessionId, form }) => {
  const submission = parseWithZod(form, { schema: confirmPasswordForm })
  if (submission.status !== 'success') return refuse(submission)
  const { currentPassword, redirectTo } = submission.value
  try {
    await confirmPassword(actor, { sessionId, password: currentPassword })
  } catch (fault) {
    return refuse(submission, fault)
  }
  const text = accountMessages.authenticated
  return redirectWithFlash(safeRedirect(redirectTo, back), { kind: 'success', text })
})
