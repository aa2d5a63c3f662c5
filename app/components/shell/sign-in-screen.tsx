import type { InputHTMLAttributes } from 'react'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'
import { signInHere as say } from '~/messages/sign-in-here'
import { Button, ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { MessageScreen } from './message-screen'

/** Data of the screen that asks for a sign-in in the middle of something. */
export type SignInHere = {
  error: { text: string }
  signIn: {
    /** The id of the person whose form it is; '' where nothing says that. */
    whose: string
    /** Typed input; null when it cannot be carried over. */
    typed: [name: string, value: string][] | null
    /** The names of files that were chosen, which have to be chosen again. */
    files: string[]
  }
}

/**
 * Instead of the screen of a form whose sender was signed out in the meantime: signs in and sends the
 * form with its text, to the address it was sent to.
 */
export function SignInScreen({ error, signIn: { whose, typed, files } }: SignInHere) {
  if (!typed) {
    return (
      <MessageScreen
        title={shell.signInTitle}
        actions={
          <ButtonLink to="/login" look="primary" icon="sign-in">
            {controlWords.logIn}
          </ButtonLink>
        }
      >
        {say.tooMuch}
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      title={shell.signInTitle}
      actions={
        <form method="post" className="form w-full max-w-dialog-small text-left">
          {error.text && (
            <div className="notice notice-danger" role="alert">
              <Icon name="alert" />
              <p className="min-w-0 flex-1">{error.text}</p>
            </div>
          )}
          {typed.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="__for" value={whose} />
          <Field name="__email" label={controlWords.email} type="email" autoComplete="username" />
          <Field
            name="__password"
            label={controlWords.password}
            type="password"
            autoComplete="current-password"
          />
          <Button look="primary" wide>
            {say.logInAndSend}
          </Button>
          <p className="text-n600">
            {say.logInOtherwise(true)}{' '}
            <a className="link" href="/login" target="_blank" rel="noreferrer">
              {shell.signInOtherTab}
            </a>
          </p>
          <Button look="secondary" wide formNoValidate>
            {shell.sendAgain}
          </Button>
        </form>
      }
    >
      {shell.signInLead.sent} {files.length > 0 && say.files(files)}
    </MessageScreen>
  )
}

/** Plain: the fields of forms bring more than this screen has a use for. */
const Field = ({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) => (
  <div className="field">
    <label className="label" htmlFor={input.name}>
      {label}
    </label>
    <input
      className="input"
      id={input.name}
      autoCapitalize="off"
      spellCheck={false}
      required
      {...input}
    />
  </div>
)
