import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { acceptInvitation } from '~/features/invitations/accept-invitation.server'
import { invitationFor } from '~/features/invitations/invitation-for.server'
import { refuseInvitation } from '~/features/invitations/refuse-invitation.server'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { landingPage } from '~/permissions/access'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'

/** An invitation as somebody sees it who has an account already. */
export const loader = screen(({ actor, url }) => {
  const code = url.searchParams.get('i')
  const invitation = invitationFor(requireMember(actor), code)
  // Their sign-up took it.
  if (invitation === 'used') throw redirect(landingPage(actor))
  return { code, invitation, home: landingPage(actor) }
})

export const action = act(({ actor, form }) => {
  const member = requireMember(actor)
  const code = textField(form, 'invitation') || null
  if (textField(form, 'do') === 'refuse') {
    refuseInvitation(member, code)
    return redirectWithFlash(landingPage(member), { kind: 'success', text: say.invitationRefused })
  }
  const role = acceptInvitation(member, code)
  return redirectWithFlash(landingPage({ ...member, role }), {
    kind: 'success',
    text: say.invitationAccepted,
  })
})

export const meta = () => [{ title: `${say.invitationTitle} · Panelry` }]

export default function Invitation() {
  const { code, invitation, home } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  if (typeof invitation === 'string') {
    return (
      <AccountPage title={say.invitationTitle} lead="">
        <Notice tone="warning" role="alert">
          {invitation === 'withdrawn' ? say.withdrawnInvitation : say.invalidInvitation}
        </Notice>
        <ButtonLink to={home}>{say.toStart}</ButtonLink>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={say.invitationTitle} lead={say.invitedAs(invitation)}>
      <FormError>{formError}</FormError>
      {invitation.mine ? (
        <ActionForm className="form">
          <p className="text-n600">{say.invitationKeeps}</p>
          {code && <input type="hidden" name="invitation" value={code} />}
          <div className="form-actions">
            <SubmitButton busyLabel={busyWords.accepting}>{say.acceptInvitation}</SubmitButton>
            <SubmitButton name="do" value="refuse" look="secondary" busyLabel={busyWords.refusing}>
              {say.refuseInvitation}
            </SubmitButton>
            <ButtonLink to={home}>{say.later}</ButtonLink>
          </div>
        </ActionForm>
      ) : (
        <>
          <Notice tone="warning" role="alert">
            {say.invitationOfOther(invitation.email, invitation.account)}
          </Notice>
          <div className="form-actions">
            <ActionForm action="/signout">
              <SubmitButton>{say.signOut}</SubmitButton>
            </ActionForm>
            <ButtonLink to={home}>{say.toStart}</ButtonLink>
          </div>
        </>
      )}
    </AccountPage>
  )
}
