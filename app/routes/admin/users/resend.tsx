import { resendInvitation } from '~/features/users/resend-invitation.server'
import { userMessages as say } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act } from '~/routes/http/handle.server'

export { default } from '~/routes/http/fault-screen'

export const action = act(
  '/admin/users/invitations/:invitation/resend',
  ({ actor, params: { invitation = '' } }) => {
    resendInvitation(actor, { id: invitation })
    return redirectWithFlash('/admin/users/invitations', { kind: 'success', text: say.invited })
  },
)
