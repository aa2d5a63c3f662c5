import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { newPasswordSchema } from '~/features/accounts/account-schema.server'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { findToken } from '~/features/accounts/tokens.server'
import { accountMessages as say } from '~/messages/accounts'
import { controlWords } from '~/messages/controls'
import { errorText } from '~/messages/errors'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'
import { deviceHeaders } from './enter.server'
import { NewPasswordFields } from './new-password-fields'

/** The mailed link of the person who asked for it in their account settings: opens while they are signed in. */
export const loader = screen(({ actor, url }) => {
  const code = url.searchParams.get('code') ?? ''
  const backTo = actor.kind === 'member' ? '/account-settings' : '/login'
  if (findToken('reset', code)) return data({ code, backTo, problem: null })
  const problem = errorText({ code: 'reset-link', details: {} })
  return data({ code, backTo, problem }, { status: 400 })
})

export const action = act(newPasswordSchema, async ({ actor, sessionId, value }) => {
  const device = await resetPassword(actor, { ...value, sessionId })
  const flash = { kind: 'success', text: say.passwordUpdated } as const
  if (actor.kind === 'guest') return redirectWithFlash('/login', flash, await deviceHeaders(device))
  // The browser of somebody else stays theirs.
  if (actor.id !== device.userId) return redirectWithFlash('/login', flash)
  return redirectWithFlash('/account-settings', flash, await deviceHeaders(device))
})

export const meta = () => [{ title: `${say.newPasswordTitle} · Panelry` }]

export default function ChoosePassword() {
  const { code, backTo, problem } = useLoaderData<typeof loader>()
  const { formError, code: error } = useFormAnswer()
  const over = problem !== null || error === 'reset-link'
  return (
    <AccountPage title={say.newPasswordTitle} lead={over ? '' : say.newPasswordLead}>
      {over ? (
        <div className="form">
          <FormError>{formError ?? problem}</FormError>
          <ButtonLink to={backTo} look="primary" wide>
            {controlWords.back}
          </ButtonLink>
        </div>
      ) : (
        <PlainForm>
          <input type="hidden" name="code" value={code} />
          <NewPasswordFields />
          <SubmitButton wide>{say.savePassword}</SubmitButton>
        </PlainForm>
      )}
    </AccountPage>
  )
}
