import { confirmEmailChange, emailToConfirm } from '~/features/accounts/confirm-email-change.server'
import { accountMessages } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'

/** Opening the mailed link shows a button: a GET never writes. */
export const loader = screen('/confirm-email', ({ url }) => {
  const code = url.searchParams.get('code') ?? ''
  return { code, email: emailToConfirm(code) }
})

export const action = act('/confirm-email', ({ actor, form }) => {
  confirmEmailChange(actor, textField(form, 'code'))
  const to = actor.kind === 'member' ? '/account-settings' : '/login'
  return redirectWithFlash(to, { kind: 'success', text: accountMessages.emailChanged })
})
