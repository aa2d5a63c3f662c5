import { PasswordField } from '~/components/form/password-field'
import { newPasswordFields, accountMessages as say } from '~/messages/accounts'

type Labels = Record<'password' | 'confirmPassword', string>

/** A new password and its repeat. */
export function NewPasswordFields({ labels = newPasswordFields }: { labels?: Labels }) {
  return (
    <>
      <PasswordField
        name="password"
        label={labels.password}
        hint={say.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
      />
    </>
  )
}
