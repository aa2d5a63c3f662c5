import type { formState } from '~/components/form/form-state'
import { PasswordField } from '~/components/form/password-field'
import { accountMessages as say } from '~/messages/accounts'

/** How the fields are called; their errors are announced by the same names. */
export const newPasswordLabels = {
  password: 'New password',
  confirmPassword: say.confirmNewPassword,
}

/** A new password and its repeat. */
export function NewPasswordFields({
  field,
  labels = newPasswordLabels,
}: Pick<ReturnType<typeof formState>, 'field'> & { labels?: typeof newPasswordLabels }) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={labels.password}
        hint={say.passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
      />
    </>
  )
}
