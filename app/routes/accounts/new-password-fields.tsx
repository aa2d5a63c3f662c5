import type { formState } from '~/components/form/form-state'
import { PasswordField } from '~/components/form/password-field'
import { accountMessages as say } from '~/messages/accounts'

/** A new password and its repeat. */
export function NewPasswordFields({
  field,
  labels,
}: Pick<ReturnType<typeof formState>, 'field'> & {
  labels: { password: string; confirmPassword: string }
}) {
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
