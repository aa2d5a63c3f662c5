import { ActionForm } from '~/components/form/action-form'
import { FormScope } from '~/components/form/field'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { newPasswordFields as labels, accountMessages as say } from '~/messages/accounts'
import { busyWords, controlWords } from '~/messages/controls'
import { NewPasswordFields } from './new-password-fields'
import { PasswordLinkForm } from './password-link-form'
import { useResetWhenSaved } from './use-reset-when-saved'

const scope = 'password'

/** Form for another password, or a first one for people who sign in through `providers` only. */
export function PasswordSection({
  hasPassword,
  providers,
  pendingEmail,
}: {
  hasPassword: boolean
  providers: readonly string[]
  pendingEmail: string | null
}) {
  if (hasPassword) return <ChangePassword pendingEmail={pendingEmail} />
  return (
    <SettingsSection title={controlWords.password}>
      <PasswordLinkForm providers={providers} />
    </SettingsSection>
  )
}

/** Emptied once it is saved. */
function ChangePassword({ pendingEmail }: { pendingEmail: string | null }) {
  const form = useResetWhenSaved('password')
  return (
    <SettingsSection title={say.changePassword}>
      <FormScope value={scope}>
        <PlainForm name="password" formRef={form} summary={labels}>
          <PasswordField name="currentPassword" label={labels.currentPassword} required />
          <NewPasswordFields labels={labels} />
          {pendingEmail && <p className="text-n600">{say.cancelsEmail(pendingEmail)}</p>}
          <div className="form-actions">
            <SubmitButton look="secondary">{say.changePassword}</SubmitButton>
          </div>
        </PlainForm>
      </FormScope>
      <ActionForm action="/account-settings/password-link" className="form mt-6">
        <p className="text-n600">{say.forgotCurrent}</p>
        <div className="form-actions">
          <SubmitButton look="secondary" busyLabel={busyWords.sending}>
            {say.sendPasswordLink}
          </SubmitButton>
        </div>
      </ActionForm>
    </SettingsSection>
  )
}
