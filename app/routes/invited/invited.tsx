import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { MessageScreen } from '~/components/shell/message-screen'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { findInvite } from '~/features/notifications/list-invites.server'
import { invitePath } from '~/map/invite-path'
import { pathTo } from '~/map/path-to'
import { accountMessages } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { inviteMessages as say } from '~/messages/invites'
import { displayName } from '~/messages/users'
import { landingPage } from '~/permissions/access'
import { AccountPage } from '~/routes/accounts/account-page'
import { screen } from '~/routes/http/screen-and-act.server'

/** Reads the link of a mail; everybody who has it reads the mailbox it was sent to. */
export const loader = screen(({ actor, user, url: { searchParams } }) => {
  const code = searchParams.get('code')?.slice(0, 300) ?? ''
  const home = landingPage(actor)
  const found = findInvite(code)
  if (!found) return data({ code, home, account: null, invite: null }, 404)
  const { kind, id, email, name, who } = found
  return {
    code,
    home,
    account: user?.email ?? null,
    invite: { kind, id, email, name, who: displayName(who) },
  }
})

export const meta = () => [
  { title: `${say.title} · Panelry` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * Screen that shows who invites to what and for which address, before anybody logs in; then Accept and
 * Reject.
 */
export default function Invited() {
  const { code, home, account, invite } = useLoaderData<typeof loader>()
  if (!invite) {
    return (
      <MessageScreen
        title={say.goneTitle}
        actions={<ButtonLink to={home}>{say.toStart}</ButtonLink>}
      >
        {say.gone}
      </MessageScreen>
    )
  }
  const { kind, id, email, name, who } = invite
  const back = pathTo('/invited', { code })
  return (
    <AccountPage title={say.title} lead={say.lead[kind]}>
      <dl className="grid gap-3">
        <Fact name={say.by}>{say.quoted(who)}</Fact>
        <Fact name={say.to[kind]}>{say.quoted(name)}</Fact>
        <Fact name={say.for}>{email}</Fact>
      </dl>
      {account === null && (
        <>
          <p className="text-n600">{say.logInLead}</p>
          <div className="form-actions">
            <ButtonLink to={pathTo('/signup', { email, redirectTo: back })} look="primary">
              {accountMessages.signUp}
            </ButtonLink>
            <ButtonLink to={pathTo('/login', { email, redirectTo: back })}>
              {accountMessages.logIn}
            </ButtonLink>
          </div>
        </>
      )}
      {account === email && (
        <>
          <p className="text-n600">{say.means[kind]}</p>
          <ActionForm formKey={id} action={invitePath(invite, 'accept')} className="form">
            {/* An invitation is answered once, from whichever tab. */}
            <input type="hidden" name="code" value={code} />
            <div className="form-actions">
              <SubmitButton busyLabel={busyWords.accepting}>{say.accept}</SubmitButton>
              <SubmitButton
                formAction={invitePath(invite, 'reject')}
                look="secondary"
                busyLabel={busyWords.refusing}
              >
                {say.reject}
              </SubmitButton>
            </div>
          </ActionForm>
        </>
      )}
      {account !== null && account !== email && (
        <>
          <Notice tone="warning" role="alert">
            {say.ofAnother(email, account)}
          </Notice>
          <div className="form-actions">
            <ActionForm action="/signout">
              <SubmitButton>{accountMessages.signOut}</SubmitButton>
            </ActionForm>
            <ButtonLink to={home}>{say.toStart}</ButtonLink>
          </div>
        </>
      )}
    </AccountPage>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-n600">{name}</dt>
    <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
  </div>
)
