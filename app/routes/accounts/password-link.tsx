import { requestOwnPasswordLink } from '~/features/accounts/request-password-reset.server'
import { accountMessages as say } from '~/messages/accounts'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(nothingHere)

/** Mails the link with which somebody signed in chooses a password. */
export const action = act(({ actor, user, context }) => {
  requestOwnPasswordLink(actor, { address: context.address })
  const text = say.linkSentTo(user?.email ?? '')
  return redirectWithFlash('/account-settings', emailSentFlash(actor, text))
})

export { default } from '~/routes/http/action-error-screen'
