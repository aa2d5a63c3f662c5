import type { formState } from '~/components/form/form-state'
import { PasswordField } from '~/components/form/password-field'
import { newPasswordFields, accountMessages as say } from '~/messages/accounts'

type Labels = Record<'password' | 'confirmPassword', string>

/** A new password and its repeat. */
export function NewPasswordFields({
  field,
  labels = newPasswordFields,
}: Pick<ReturnType<typeof formState>, 'field'> & { labels?: Labels }) {
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
