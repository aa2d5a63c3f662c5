import { accountMessages as say } from '~/messages/accounts'
import { FormError } from '../form/error-summary'
import { PasswordField } from '../form/password-field'
import { TextField } from '../form/text-field'
import { Button, ButtonLink } from '../ui/button'
import { MessageScreen } from './message-screen'

/** What the screen gets that asks for a sign-in in the middle of something. */
export type SignInHere = {
  fault: { text: string }
  signIn: {
    /** The id of the person whose form it is. */
    whose: string
    /** What was typed; null when it cannot be carried over. */
    typed: [name: string, value: string][] | null
    /** Whether files were chosen, which have to be chosen again. */
    files: boolean
  }
}

/**
 * Instead of the screen of a form whose sender was signed out in the meantime: signs in and sends the
 * form with its text, to the address it was sent to.
 */
export function SignInScreen({ fault, signIn: { whose, typed, files } }: SignInHere) {
  if (!typed) {
    return (
      <MessageScreen
        title={say.signInHereTitle}
        actions={
          <ButtonLink to="/login" look="primary" icon="sign-in">
            Log in
          </ButtonLink>
        }
      >
        {say.signInHereTooMuch}
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      title={say.signInHereTitle}
      actions={
        <form method="post" className="form w-full max-w-dialog-small text-left">
          <FormError>{fault.text}</FormError>
          {typed.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="__for" value={whose} />
          <TextField name="__email" label="Email" type="email" autoComplete="username" required />
          <PasswordField name="__password" label="Password" required />
          <Button look="primary" wide>
            {say.logInAndSend}
          </Button>
        </form>
      }
    >
      {say.signInHereLead} {files && say.signInHereFiles}
    </MessageScreen>
  )
}
