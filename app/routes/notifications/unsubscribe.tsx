import { useLoaderData } from '@remix-run/react'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { MessageScreen } from '~/components/shell/message-screen'
import { ButtonLink } from '~/components/ui/button'
import { unsubscribe, whatEnds } from '~/features/notifications/unsubscribe.server'
import { unsubscribeIn } from '~/features/notifications/unsubscribe-link.server'
import { notificationLabels } from '~/messages/notifications'
import { unsubscribeMessages as say } from '~/messages/unsubscribe'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ url }) => whatEnds(unsubscribeIn(url.searchParams)))

/** A mail program posts here by itself and follows no redirect: the same screen answers. */
export const action = act(({ url }) => {
  unsubscribe(unsubscribeIn(url.searchParams))
  return null
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Confirms what ends: a mail program that looks at links ends nothing. */
export default function Unsubscribe() {
  const { type, comes } = useLoaderData<typeof loader>()
  const label = notificationLabels[type]
  const settings = <ButtonLink to="/account-settings">{say.settings}</ButtonLink>
  if (!comes) {
    return (
      <MessageScreen title={say.stopped} drawing="rows" actions={settings}>
        {say.lead(label)}
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      title={say.title}
      drawing="page"
      actions={
        <>
          <PlainForm>
            <SubmitButton>{say.stop}</SubmitButton>
          </PlainForm>
          {settings}
        </>
      }
    >
      {say.ask(label)}
    </MessageScreen>
  )
}
