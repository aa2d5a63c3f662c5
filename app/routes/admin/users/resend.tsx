import { resendInvitation } from '~/features/invitations/resend-invitation.server'
import { userMessages as say } from '~/messages/users'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { invitation = '' }, url }) => {
  resendInvitation(actor, { id: invitation })
  return redirectWithFlash(
    `/admin/users/invitations${url.search}`,
    emailSentFlash(actor, say.invited),
  )
})
