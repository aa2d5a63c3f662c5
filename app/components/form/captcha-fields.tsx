import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { pathTo } from '~/map/path-to'
import { captchaMessages as say } from '~/messages/captcha'
import { FieldNotes } from './field'
import { useForm } from './form-context'
import { TextField } from './text-field'
import { type Turnstile, useTurnstile } from './use-turnstile'

/**
 * A picture of letters and a question in its place, as the fields `captcha` and `captchaAnswer`; answering
 * one is enough. If Turnstile is configured and its script runs, it replaces them.
 */
export function CaptchaFields({
  captcha,
  turnstile,
  kept,
  anotherTo,
}: {
  captcha: { id: string; question: string }
  turnstile: Turnstile | null
  /** Whether this captcha was asked before, so that what was typed still belongs to it. */
  kept: boolean
  /** This screen again, with another captcha. */
  anotherTo: string
}) {
  const holder = useRef<HTMLDivElement>(null)
  const errors = useForm()?.field('captcha').errors
  const replaced = useTurnstile(holder, turnstile, captcha.id)
  // Another captcha is empty.
  const value = kept ? undefined : ''
  return (
    <fieldset className="form" key={captcha.id}>
      <legend className="sr-only">{say.legend}</legend>
      <div ref={holder} hidden={!replaced} />
      {replaced ? (
        <FieldNotes id="captcha" errors={errors ?? []} />
      ) : (
        <>
          <input type="hidden" name="captchaId" value={captcha.id} />
          <div className="field">
            <img
              src={pathTo('/captcha/:file', { file: `${captcha.id}.svg` })}
              alt={say.picture}
              width={280}
              height={88}
              className="mb-2 rounded border border-n200"
            />
            <TextField
              name="captcha"
              label={say.letters}
              defaultValue={value}
              aside={
                <Link to={anotherTo} replace preventScrollReset className="link tap">
                  {say.another}
                </Link>
              }
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <TextField
            name="captchaAnswer"
            label={captcha.question}
            hint={say.instead}
            defaultValue={value}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </fieldset>
  )
}
