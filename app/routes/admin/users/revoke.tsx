import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { invitedEmail } from '~/features/invitations/list-invitations.server'
import { revokeInvitation } from '~/features/invitations/revoke-invitation.server'
import { busyWords } from '~/messages/controls'
import { userMessages as say } from '~/messages/users'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

const list = '/admin/users/invitations'

export const loader = screen(({ actor, params: { invitation = '' } }) => ({
  email: invitedEmail(actor, invitation),
}))

export const action = act(({ actor, params: { invitation = '' }, url }) => {
  revokeInvitation(actor, { id: invitation })
  return redirectWithFlash(list + url.search, { kind: 'success', text: say.revoked })
})

export const meta = () => [{ title: `${say.revokeInvitation} · Panelry` }]

export default function Revoke() {
  const { email } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <ConfirmDialog closeTo={list + search} busyLabel={busyWords.revoking}>
      <p>{say.confirmRevocation(email)}</p>
    </ConfirmDialog>
  )
}
