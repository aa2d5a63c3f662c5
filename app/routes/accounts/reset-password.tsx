import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { newPasswordForm, resetRequestForm } from '~/features/accounts/forms.server'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { findToken } from '~/features/accounts/tokens.server'
import { accountMessages } from '~/messages/accounts'
import { errorText } from '~/messages/errors'
import type { Actor } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'

export const loader = screen('/reset-password', ({ url }) => {
  const code = url.searchParams.get('code')
  if (code === null || findToken('reset', code)) return data({ code, problem: null })
  const problem = errorText({ code: 'reset-link', details: {} })
  return data({ code, problem }, { status: 400 })
})

export const action = act('/reset-password', async ({ actor, form, context }) =>
  form.has('code') ? choose(actor, form) : sendLink(actor, form, context.address),
)

async function sendLink(actor: Actor, form: FormData, address: string) {
  const submission = parseWithZod(form, { schema: resetRequestForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    requestPasswordReset(actor, { ...submission.value, address })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash('/login', { kind: 'success', text: accountMessages.emailSent })
}

async function choose(actor: Actor, form: FormData) {
  const submission = parseWithZod(form, { schema: newPasswordForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    await resetPassword(actor, submission.value)
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash('/login', { kind: 'success', text: accountMessages.passwordUpdated })
}
