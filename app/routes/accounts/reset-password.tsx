import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FormError, FormErrors } from '~/components/form/error-summary'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogLink } from '~/components/ui/screen'
import { newPasswordSchema, resetRequestSchema } from '~/features/accounts/account-schema.server'
import { requestPasswordReset } from '~/features/accounts/request-password-reset.server'
import { resetPassword } from '~/features/accounts/reset-password.server'
import { findToken } from '~/features/accounts/tokens.server'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords, controlWords } from '~/messages/controls'
import { errorText } from '~/messages/errors'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import { deviceHeaders } from './enter.server'
import { NewPasswordFields } from './new-password-fields'

export const loader = screen(({ url }) => {
  const code = url.searchParams.get('code')
  if (code === null || findToken('reset', code)) return data({ code, problem: null })
  const problem = errorText({ code: 'reset-link', details: {} })
  return data({ code, problem }, { status: 400 })
})

const sendLink = withForm(resetRequestSchema, ({ actor, value, context: { address } }) => {
  requestPasswordReset(actor, { ...value, address })
  return redirectWithFlash('/login', emailSentFlash(actor, say.emailSent))
})

const choose = withForm(newPasswordSchema, async ({ actor, value }) => {
  const device = await resetPassword(actor, value)
  const flash = { kind: 'success', text: say.passwordUpdated } as const
  return redirectWithFlash('/login', flash, await deviceHeaders(device))
})

export const action = act(
  ofForms([choose, sendLink], (args) => (args.form.has('code') ? choose(args) : sendLink(args))),
)

export const meta = () => [{ title: `${say.resetTitle} · Panelry` }]

export default function ResetPassword() {
  const { code, problem } = useLoaderData<typeof loader>()
  const footer = (
    <p>
      {say.rememberPassword}{' '}
      <DialogLink to="/login" className="link">
        {say.logIn}
      </DialogLink>
      {' · '}
      <DialogLink to="/signup" className="link">
        {say.signUp}
      </DialogLink>
    </p>
  )
  return (
    <Dialog
      title={code === null ? say.resetTitle : say.newPasswordTitle}
      closeTo="/"
      footer={footer}
    >
      {code === null ? <RequestForm /> : <ChooseForm code={code} problem={problem} />}
    </Dialog>
  )
}

function RequestForm() {
  return (
    <PlainForm errors="own" restore="never" preventScrollReset>
      <p className="text-n600">{say.resetLead}</p>
      <FormErrors />
      <TextField
        name="email"
        label={controlWords.email}
        type="email"
        autoComplete="username"
        required
      />
      <SubmitButton wide busyLabel={busyWords.sending}>
        {say.sendLink}
      </SubmitButton>
    </PlainForm>
  )
}

function ChooseForm({ code, problem }: { code: string; problem: string | null }) {
  const { formError, code: error } = useFormAnswer()
  if (problem || error === 'reset-link') {
    return (
      <div className="form">
        <FormError>{formError ?? problem}</FormError>
        <ButtonLink to="/reset-password" look="primary" wide>
          {say.newLink}
        </ButtonLink>
      </div>
    )
  }
  return (
    <PlainForm errors="own" preventScrollReset>
      <p className="text-n600">{say.newPasswordLead}</p>
      <FormErrors />
      <input type="hidden" name="code" value={code} />
      <NewPasswordFields />
      <SubmitButton wide>{say.savePassword}</SubmitButton>
    </PlainForm>
  )
}
