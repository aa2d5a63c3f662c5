import { Link, useLoaderData } from '@remix-run/react'
import { CreateForm } from '~/components/form/create-form'
import { FormErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Notice } from '~/components/ui/notice'
import { signUpSchema } from '~/features/accounts/account-schema.server'
import { signInProviders } from '~/features/accounts/providers.server'
import { browserZone } from '~/features/accounts/reader-clock.server'
import { signUp } from '~/features/accounts/sign-up.server'
import { openInvitation } from '~/features/invitations/find-invitation.server'
import { queryOf } from '~/map/path-to'
import { accountFields as labels, accountMessages as say } from '~/messages/accounts'
import { newId } from '~/platform/ids.server'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'
import { comesFrom, enter } from './enter.server'
import { NewPasswordFields } from './new-password-fields'
import { accountLink, ProviderLinks } from './provider-links'

export const loader = screen(({ url: { searchParams } }) => {
  const code = searchParams.get('i')
  const opened = code === null ? null : openInvitation(code)
  const invited = typeof opened === 'object' ? opened : null
  return {
    providers: signInProviders(),
    email: invited?.email ?? searchParams.get('email')?.slice(0, 254) ?? '',
    /** The code of an invitation that works. */
    invitation: invited ? code : null,
    invited,
    invalidInvitation: code !== null && !invited,
    withdrawn: opened === 'withdrawn',
    redirectTo: safeRedirect(searchParams.get('redirectTo'), ''),
    key: newId(),
  }
})

export const action = act(
  {
    schema: signUpSchema,
    refused: ({ actor, answer: { data } }) =>
      data.error?.code === 'sign-up-mailed'
        ? redirectWithFlash('/login', emailSentFlash(actor, data.error.text))
        : undefined,
  },
  async ({ actor, value, idempotencyKey, ...args }) => {
    const { redirectTo, ...account } = value
    const zone = browserZone(args.request)
    const signedUp = await signUp(actor, { ...account, ...comesFrom(args), zone, idempotencyKey })
    return enter(signedUp, redirectTo, account.invitation ? undefined : '/projects')
  },
)

export const meta = () => [{ title: `${say.signUpTitle} · Panelry` }]

export default function SignUp() {
  const { providers, email, invitation, invited, invalidInvitation, withdrawn, redirectTo, key } =
    useLoaderData<typeof loader>()
  // By another way than this form the invitation waits there, and says whether it was used.
  const onward = invitation ? `/invitation${queryOf({ i: invitation })}` : redirectTo
  return (
    <AccountPage title={say.signUpTitle} lead={invited ? say.invitedAs(invited) : say.signUpLead}>
      <CreateForm formKey={key} values={{ email }} errors="own">
        {invalidInvitation && (
          <Notice tone="warning" role="alert">
            {withdrawn ? say.withdrawnInvitation : say.invalidInvitation}
          </Notice>
        )}
        {invited?.hasAccount && (
          <Notice tone="primary">
            {say.invitationHasAccount}{' '}
            <Link to={accountLink('/login', onward)} className="link">
              {say.logIn}
            </Link>
          </Notice>
        )}
        <FormErrors
          summary={labels}
          links={{
            'Log in': accountLink('/login', onward),
            'reset its password': '/reset-password',
          }}
        />
        {invitation && <input type="hidden" name="invitation" value={invitation} />}
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField name="fullName" label={labels.fullName} autoComplete="name" required />
        <TextField
          name="email"
          label={labels.email}
          type="email"
          autoComplete="username"
          readOnly={invitation !== null}
          required
        />
        <NewPasswordFields labels={labels} />
        <SubmitButton wide busyLabel={say.creating}>
          {say.signUp}
        </SubmitButton>
        <ProviderLinks providers={providers} redirectTo={onward} />
      </CreateForm>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          {say.haveAccount}{' '}
          <Link to={accountLink('/login', onward)} className="link">
            {say.logIn}
          </Link>
        </span>
        <Link to="/reset-password" className="link">
          {say.resetTitle}
        </Link>
      </p>
    </AccountPage>
  )
}
