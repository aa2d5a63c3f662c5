import { useLoaderData } from '@remix-run/react'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog } from '~/components/ui/dialog'
import { DialogLink } from '~/components/ui/screen'
import { loginSchema } from '~/features/accounts/account-schema.server'
import { signInProviders } from '~/features/accounts/providers.server'
import { signIn } from '~/features/accounts/sign-in.server'
import { controlWords } from '~/messages/controls'
import { loginMessages as say } from '~/messages/login'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { comesFrom, enter, knownDevice, wantedPage } from './enter.server'
import { accountLink, ProviderLinks } from './provider-links'

export const loader = screen(async ({ request, url }) => ({
  providers: signInProviders(),
  email: url.searchParams.get('email')?.slice(0, 254) ?? '',
  redirectTo: safeRedirect(url.searchParams.get('redirectTo'), await wantedPage(request)),
}))

export const action = act(loginSchema, async ({ actor, value, ...args }) => {
  const { redirectTo, ...credentials } = value
  const known = await knownDevice(args.request)
  const signedIn = await signIn(actor, { ...credentials, ...comesFrom(args), known })
  return enter(signedIn, redirectTo)
})

export const meta = () => [{ title: `${say.loginTitle} · Panelry` }]

export default function Login() {
  const { providers, email, redirectTo } = useLoaderData<typeof loader>()
  return (
    <Dialog
      title={say.loginTitle}
      closeTo="/"
      footer={
        <p>
          {say.newToPanelry}{' '}
          <DialogLink to={accountLink('/signup', redirectTo)} className="link">
            {say.signUpLink}
          </DialogLink>
        </p>
      }
    >
      <PlainForm preventScrollReset restore="never" values={{ email }}>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          name="email"
          label={controlWords.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={controlWords.password}
          required
          aside={
            <DialogLink to="/reset-password" className="link tap">
              {say.resetPassword}
            </DialogLink>
          }
        />
        <SubmitButton wide busyLabel={controlWords.loggingIn}>
          {controlWords.logIn}
        </SubmitButton>
        <ProviderLinks providers={providers} redirectTo={redirectTo} />
      </PlainForm>
    </Dialog>
  )
}
