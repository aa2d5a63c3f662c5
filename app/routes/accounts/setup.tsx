import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { MessageScreen } from '~/components/shell/message-screen'
import { ServerErrorScreen } from '~/components/shell/status-screens'
import { ButtonLink } from '~/components/ui/button'
import { readErrorText } from '~/components/ui/toaster'
import { setupSchema } from '~/features/accounts/account-schema.server'
import { checkSetupLink, createFirstAdmin } from '~/features/accounts/create-first-admin.server'
import { accountFields as labels, accountMessages as say } from '~/messages/accounts'
import { errorScreenMessages } from '~/messages/error-screens'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'
import { comesFrom, enter } from './enter.server'
import { NewPasswordFields } from './new-password-fields'

export const loader = screen(({ url }) => {
  const token = url.searchParams.get('token') ?? ''
  checkSetupLink(token)
  return { token }
})

export const action = act(setupSchema, async ({ actor, value, ...args }) => {
  const signedIn = await createFirstAdmin(actor, { ...value, ...comesFrom(args) })
  return enter(signedIn, undefined)
})

export const meta = () => [{ title: `${say.setupTitle} · Panelry` }]

export default function Setup() {
  const { token } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={say.setupTitle} lead={say.setupLead}>
      <PlainForm summary={labels}>
        <input type="hidden" name="token" value={token} />
        <TextField name="fullName" label={labels.fullName} autoComplete="name" required />
        <TextField
          name="email"
          label={labels.email}
          type="email"
          autoComplete="username"
          required
        />
        <NewPasswordFields labels={labels} />
        <SubmitButton wide busyLabel={say.creating}>
          {say.createAdmin}
        </SubmitButton>
      </PlainForm>
    </AccountPage>
  )
}

/** A link that does not work says so. */
export function ErrorBoundary() {
  const error = useRouteError()
  const text = isRouteErrorResponse(error) ? readErrorText(error.data) : undefined
  if (!text) return <ServerErrorScreen />
  return (
    <MessageScreen
      title={say.setupRefused}
      actions={
        <ButtonLink to="/" look="primary" icon="home">
          {errorScreenMessages.toStart}
        </ButtonLink>
      }
    >
      {text}
    </MessageScreen>
  )
}
