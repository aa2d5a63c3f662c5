import { PasswordField } from '~/components/form/password-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { createOrderMessages as say } from '~/messages/create-order'

/** How a guest becomes somebody by the same form; or goes to log in, with what was typed kept. */
export function AccountPart({
  textOf,
  errorOf,
}: {
  textOf: (name: string) => string
  errorOf: (name: string) => string[] | null
}) {
  const field = (name: string) => ({
    name,
    defaultValue: textOf(name),
    errors: errorOf(name),
    required: true,
  })
  return (
    <fieldset className="order-account">
      <legend className="sr-only">{say.account}</legend>
      <div className="order-account-head">
        <p className="font-semibold" aria-hidden="true">
          {say.account}
        </p>
        <SubmitButton
          look="quiet"
          name="intent"
          value="login"
          formNoValidate
          busyLabel={say.sending}
        >
          {say.loginInstead}
        </SubmitButton>
      </div>
      <div className="answer-fields">
        <div>
          <TextField {...field('fullName')} label={say.fullName} autoComplete="name" />
        </div>
        <div>
          <TextField {...field('email')} label={say.email} type="email" autoComplete="username" />
        </div>
        <div className="is-long">
          <PasswordField
            {...field('password')}
            label={say.password}
            hint={say.passwordHint}
            autoComplete="new-password"
          />
        </div>
      </div>
    </fieldset>
  )
}
