import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormErrors } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { confirmPasswordSchema } from '~/features/accounts/account-schema.server'
import { confirmPassword } from '~/features/accounts/confirm-password.server'
import { newPasswordFields, accountMessages as say } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { PasswordLinkForm } from './password-link-form'

const back = '/account-settings'

export const loader = screen(({ user, url }) => ({
  hasPassword: user?.passwordHash != null,
  redirectTo: safeRedirect(url.searchParams.get('redirectTo'), back),
}))

export const action = act(
  confirmPasswordSchema,
  async ({ actor, sessionId, value: { currentPassword, redirectTo } }) => {
    await confirmPassword(actor, { sessionId, password: currentPassword })
    const text = say.authenticated
    return redirectWithFlash(safeRedirect(redirectTo, back), { kind: 'success', text })
  },
)

export const meta = () => [{ title: `${say.confirmPassword} · Panelry` }]

export default function ConfirmPassword() {
  const { hasPassword, redirectTo } = useLoaderData<typeof loader>()
  if (!hasPassword) {
    return (
      <Dialog title={say.confirmPassword} closeTo={back}>
        <PasswordLinkForm providers={[]} />
      </Dialog>
    )
  }
  return (
    <Dialog title={say.confirmPassword} closeTo={back}>
      <FormScope value="confirm">
        <PlainForm errors="own" preventScrollReset>
          <p className="text-n600">{say.confirmPasswordLead}</p>
          <FormErrors />
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <PasswordField
            name="currentPassword"
            label={newPasswordFields.currentPassword}
            required
          />
          <DialogActions>
            <CancelLink to={back} preventScrollReset />
            <SubmitButton busyLabel={busyWords.checking}>{partWords.confirm}</SubmitButton>
          </DialogActions>
        </PlainForm>
      </FormScope>
    </Dialog>
  )
}
