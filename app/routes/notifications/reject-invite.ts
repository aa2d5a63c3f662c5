import { rejectMemberInvite } from '~/features/profiles/reject-member-invite.server'
import { inviteMessages as say } from '~/messages/invites'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, idempotencyKey, params: { invite = '' } }) => {
  rejectMemberInvite(requireMember(actor), invite, textField(form, 'code'), idempotencyKey)
  const to = safeRedirect(textField(form, 'from'), '/notifications')
  return redirectWithFlash(to, { kind: 'success', text: say.rejected })
})
