import { PasswordField } from '~/components/form/password-field'
import { TextField } from '~/components/form/text-field'
import { buttonClass } from '~/components/ui/button'
import type { BuyerAccount } from '~/features/accounts/account-schema.server'
import { orderFieldMessages as words } from '~/messages/order-fields'

/** How a guest becomes somebody by the same form; or goes to log in, with what was typed kept. */
export function AccountPart({
  textOf,
  errorOf,
}: {
  textOf: (name: string) => string
  errorOf: (name: string) => string[] | null
}) {
  const field = (name: keyof BuyerAccount) => ({
    name,
    label: words[name],
    defaultValue: textOf(name),
    errors: errorOf(name),
    required: true,
  })
  return (
    <fieldset className="order-account">
      <legend className="sr-only">{words.account}</legend>
      <div className="order-account-head">
        <p className="font-semibold" aria-hidden="true">
          {words.account}
        </p>
        <button
          type="submit"
          name="intent"
          value="login"
          formNoValidate
          className={buttonClass('quiet')}
        >
          {words.loginInstead}
        </button>
      </div>
      <div className="answer-fields">
        <div>
          <TextField {...field('fullName')} autoComplete="name" />
        </div>
        <div>
          <TextField {...field('email')} type="email" autoComplete="username" />
        </div>
        <div className="is-long">
          <PasswordField
            {...field('password')}
            hint={words.passwordHint}
            autoComplete="new-password"
          />
        </div>
      </div>
    </fieldset>
  )
}
