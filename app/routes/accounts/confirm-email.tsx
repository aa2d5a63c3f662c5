import { useLoaderData } from '@remix-run/react'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { confirmEmailChange, emailToConfirm } from '~/features/accounts/confirm-email-change.server'
import { accountMessages as say } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { AccountPage } from './account-page'

/** Opening the mailed link shows a button: a GET never writes. */
export const loader = screen(({ url }) => {
  const code = url.searchParams.get('code') ?? ''
  return { code, ...emailToConfirm(code) }
})

export const action = act(({ actor, form }) => {
  const code = textField(form, 'code')
  const { email, former } = emailToConfirm(code)
  confirmEmailChange(actor, code)
  const to = actor.kind === 'member' ? '/account-settings' : '/login'
  return redirectWithFlash(to, {
    kind: 'success',
    text: email === former ? say.emailProven : say.emailChanged,
  })
})

export const meta = () => [{ title: `${say.confirmEmailTitle} · Panelry` }]

export default function ConfirmEmail() {
  const { code, ...change } = useLoaderData<typeof loader>()
  const proves = change.email === change.former
  return (
    <AccountPage
      title={proves ? say.proveEmailTitle : say.confirmEmailTitle}
      lead={proves ? say.proveEmailLead(change) : say.confirmEmailLead(change)}
    >
      <PlainForm>
        <input type="hidden" name="code" value={code} />
        <SubmitButton wide>{say.confirmEmail}</SubmitButton>
      </PlainForm>
    </AccountPage>
  )
}
