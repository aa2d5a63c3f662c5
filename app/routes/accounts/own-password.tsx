import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Button } from '~/components/ui/button'
import { ownPasswordSchema } from '~/features/accounts/account-schema.server'
import { replaceTempPassword } from '~/features/accounts/replace-temp-password.server'
import { accountMessages as say } from '~/messages/accounts'
import { landingPage } from '~/permissions/access'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'
import { deviceHeaders } from './enter.server'
import { NewPasswordFields } from './new-password-fields'

/** The only screen of somebody with a temporary password, until they have their own. */
export const loader = screen(({ actor, user, url }) => {
  if (!user?.tempPassword) throw redirect(landingPage(actor))
  return { email: user.email, redirectTo: safeRedirect(url.searchParams.get('redirectTo'), '') }
})

export const action = act(ownPasswordSchema, async ({ actor, sessionId, value }) => {
  const { password, redirectTo } = value
  const device = await replaceTempPassword(actor, { password, sessionId })
  const to = safeRedirect(redirectTo, landingPage(actor))
  const flash = { kind: 'success', text: say.passwordChanged } as const
  return redirectWithFlash(to, flash, await deviceHeaders(device))
})

export const meta = () => [{ title: `${say.ownPasswordTitle} · Panelry` }]

export default function OwnPassword() {
  const { email, redirectTo } = useLoaderData<typeof loader>()
  return (
    <AccountPage title={say.ownPasswordTitle} lead={say.ownPasswordLead}>
      <PlainForm>
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <NewPasswordFields />
        <SubmitButton wide>{say.savePassword}</SubmitButton>
      </PlainForm>
      <ActionForm action="/signout">
        <Button look="quiet" icon="logout">
          {say.signOut}
        </Button>
      </ActionForm>
    </AccountPage>
  )
}
