import { useLoaderData } from '@remix-run/react'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DialogLink } from '~/components/ui/screen'
import {
  providerEmailSchema,
  providerPasswordSchema,
} from '~/features/accounts/account-schema.server'
import {
  giveEmail,
  givePassword,
  unfinishedSignIn,
} from '~/features/accounts/finish-with-provider.server'
import { providerLabels } from '~/features/accounts/providers.server'
import { accountMessages as say } from '~/messages/accounts'
import { controlWords } from '~/messages/controls'
import { AccountPage } from '~/routes/accounts/account-page'
import { comesFrom, knownDevice } from '~/routes/accounts/enter.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import { arrive, ask, readAfter } from './provider.server'

/** Question between a provider's answer and being signed in. */
export const loader = screen(({ url }) => {
  const code = url.searchParams.get('code') ?? ''
  const { provider, email } = unfinishedSignIn(code)
  return { code, email, provider: providerLabels[provider] }
})

const takeEmail = withForm(providerEmailSchema, async ({ actor, value, ...args }) => {
  const signedIn = giveEmail(actor, value, comesFrom(args))
  return signedIn ? arrive(signedIn, await readAfter(args.request)) : ask(value.code)
})

const takePassword = withForm(providerPasswordSchema, async ({ actor, value, ...args }) => {
  const from = { ...comesFrom(args), known: await knownDevice(args.request) }
  const signedIn = await givePassword(actor, value, from)
  return arrive(signedIn, await readAfter(args.request))
})

export const action = act(
  ofForms([takeEmail, takePassword], (args) =>
    args.form.has('email') ? takeEmail(args) : takePassword(args),
  ),
)

export const meta = () => [{ title: `${say.providerTitle} · Panelry` }]

export default function FinishSignIn() {
  const { code, email, provider } = useLoaderData<typeof loader>()
  const lead = email ? say.providerPasswordLead(provider, email) : say.providerEmailLead(provider)
  return (
    <AccountPage title={say.providerTitle} lead={lead}>
      <PlainForm>
        <input type="hidden" name="code" value={code} />
        {email ? (
          <PasswordField name="password" label={controlWords.password} required />
        ) : (
          <TextField
            name="email"
            label={controlWords.email}
            type="email"
            autoComplete="email"
            required
          />
        )}
        <SubmitButton wide busyLabel={controlWords.loggingIn}>
          {say.continue}
        </SubmitButton>
      </PlainForm>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <DialogLink to="/login" className="link">
          {say.logIn}
        </DialogLink>
        <DialogLink to="/reset-password" className="link">
          {say.resetTitle}
        </DialogLink>
      </p>
    </AccountPage>
  )
}
