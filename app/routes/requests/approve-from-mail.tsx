import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { MessageScreen } from '~/components/shell/message-screen'
import { ButtonLink } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { DomainError } from '~/domain-error'
import { approveFromMail, whatIsApproved } from '~/features/requests/approve-from-mail.server'
import { linkIn } from '~/features/requests/approve-link.server'
import { pathTo } from '~/map/path-to'
import { approveMessages as say } from '~/messages/approve-from-mail'
import { displayName } from '~/messages/users'
import { workMessages } from '~/messages/work'
import { newId } from '~/platform/ids.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ user, params: { request = '' }, url }) => {
  const to = pathTo('/requests/:request', { request })
  try {
    const found = whatIsApproved(request, linkIn(url.searchParams))
    return {
      to,
      name: workMessages.name(found),
      client: displayName(found.client.name),
      /** Somebody else who is logged in here. */
      other: user && user.id !== found.client.id ? user.fullName : null,
      at: found.deliveredAt,
      key: newId(),
      done: false,
    }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'approve-over') {
      const done = url.searchParams.has('approved')
      return data(
        { to, name: null, client: '', other: null, at: null, key: '', done },
        done ? 200 : 409,
      )
    }
    throw error
  }
})

export const action = act(({ actor, params: { request = '' }, url, idempotencyKey }) => {
  approveFromMail(actor, request, linkIn(url.searchParams), idempotencyKey)
  return redirect(`${url.pathname}${url.search}&approved=1`, 303)
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Confirms the approval: a mail program that looks at links approves nothing. */
export default function Approve() {
  const { to, name, client, other, at, key, done } = useLoaderData<typeof loader>()
  if (name === null) {
    return (
      <MessageScreen
        title={done ? say.approved : say.over}
        drawing={done ? 'rows' : 'closed'}
        actions={<ButtonLink to={to}>{say.open}</ButtonLink>}
      >
        {done ? say.thanks : say.overLead}
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      title={`${say.title}: ${name}`}
      drawing="page"
      actions={
        <>
          <CreateForm formKey={key}>
            <SubmitButton icon="check">{other ? say.approveFor(client) : say.approve}</SubmitButton>
          </CreateForm>
          <ButtonLink to={to}>{say.look}</ButtonLink>
        </>
      }
    >
      {at !== null && (
        <>
          {say.delivered} <Time at={at} withTime />.{' '}
        </>
      )}
      {say.lead} {say.actsFor(client)}{' '}
      {other !== null && <strong>{say.loggedInAs(other, client)}</strong>}
    </MessageScreen>
  )
}
