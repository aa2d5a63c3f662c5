import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'
import { signInHere as say } from '~/messages/sign-in-here'
import { FormError } from '../form/error-summary'
import { PasswordField } from '../form/password-field'
import { TextField } from '../form/text-field'
import { Button } from '../ui/button'
import { transport } from './transport'
import { refusalReason, type WaitingRequest } from './waiting-request'

/**
 * Over a page whose person was signed out in the meantime: signs in, and what waits goes on. The page
 * beneath stays as it is, with what was typed and the files that were chosen.
 */
export default function SignInDialog({ held }: { held: WaitingRequest }) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    ref.current?.showModal()
    // The e-mail is there already.
    if (held.email) ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [held.email])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // It is no form of the page: `form-retry` keeps the one that waits.
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    const why = await signInWith(new FormData(event.currentTarget))
    setBusy(false)
    setRefused(why === '' ? say.signInFailed : why)
    if (why === null) held.again()
  }
  const sent = held.typed === 'sent'
  const lead = held.other ? shell.typedByOther : held.typed && shell.signInLead[held.typed]
  return (
    <dialog
      ref={ref}
      className="dialog dialog-small pointer-events-auto"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="dialog-head">
        <h2 className="title" id={id}>
          {shell.signInTitle}
        </h2>
      </div>
      <div className="dialog-body">
        <form className="form" method="post" action="/login" onSubmit={send} data-restore="never">
          {lead && <p className="text-n600">{lead}</p>}
          <FormError>{refused ?? undefined}</FormError>
          {!held.other && (
            <>
              <TextField
                name="email"
                id={`${id}email`}
                label={controlWords.email}
                type="email"
                defaultValue={held.email}
                autoComplete="username"
                required
              />
              <PasswordField
                name="password"
                id={`${id}password`}
                label={controlWords.password}
                required
              />
              <Button look="primary" wide busy={busy} busyLabel={controlWords.loggingIn}>
                {sent ? say.logInAndSend : controlWords.logIn}
              </Button>
              <p className="text-n600">
                {say.logInOtherwise(sent)}{' '}
                <a className="link" href="/login" target="_blank" rel="noreferrer">
                  {shell.signInOtherTab}
                </a>
              </p>
            </>
          )}
          <div className="form-actions">
            <a className="btn btn-quiet" href="/">
              {shell.leavePage}
            </a>
            <Button type="button" look="secondary" onClick={held.again}>
              {sent ? shell.sendAgain : shell.tryAgain}
            </Button>
          </div>
        </form>
      </div>
    </dialog>
  )
}

/**
 * Signs in beside what waits.
 *
 * @returns why not, in words; null when one is signed in
 */
async function signInWith(form: FormData): Promise<string | null> {
  const body = new URLSearchParams([...form] as [string, string][])
  try {
    const answer = await transport.send('/login.data', { method: 'POST', body })
    if (answer.ok) return null
    return refusalReason(answer.headers) ?? ''
  } catch {
    return ''
  }
}
