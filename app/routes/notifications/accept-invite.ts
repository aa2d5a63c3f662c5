import { acceptMemberInvite } from '~/features/profiles/accept-member-invite.server'
import { pathTo } from '~/map/path-to'
import { inviteMessages as say } from '~/messages/invites'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Accepts the invitation and leads to the company profile. */
export const action = act(({ actor, form, idempotencyKey, params: { invite = '' } }) => {
  const code = textField(form, 'code')
  const profile = acceptMemberInvite(requireMember(actor), invite, code, idempotencyKey)
  return redirectWithFlash(pathTo('/company-profile/:profile', { profile }), {
    kind: 'success',
    text: say.accepted,
  })
})
