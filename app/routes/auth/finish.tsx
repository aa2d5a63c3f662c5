import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { PasswordField } from '~/components/form/password-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DialogLink } from '~/components/ui/screen'
import {
  giveEmail,
  givePassword,
  unfinishedSignIn,
} from '~/features/accounts/finish-with-provider.server'
import { providerEmailForm, providerPasswordForm } from '~/features/accounts/forms.server'
import { providerLabels } from '~/features/accounts/providers.server'
import { accountMessages as say } from '~/messages/accounts'
import { AccountPage } from '~/routes/accounts/account-page'
import { knownDevice, originOf } from '~/routes/accounts/enter.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { arrive, ask, readAfter } from './provider.server'

/** The question that stands between a provider's answer and being signed in. */
export const loader = screen('/auth/finish', ({ url }) => {
  const code = url.searchParams.get('code') ?? ''
  const { provider, email } = unfinishedSignIn(code)
  return { code, email, provider: providerLabels[provider] }
})

export const action = act('/auth/finish', async ({ actor, form, ...args }) => {
  const after = await readAfter(args.request)
  if (form.has('email')) {
    const submission = parseWithZod(form, { schema: providerEmailForm })
    if (submission.status !== 'success') return refuse(submission)
    const signedIn = giveEmail(actor, submission.value, originOf(args))
    return signedIn ? arrive(signedIn, after) : ask(submission.value.code)
  }
  const submission = parseWithZod(form, { schema: providerPasswordForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    const known = await knownDevice(args.request)
    const origin = { ...originOf(args), known }
    return await arrive(await givePassword(actor, submission.value, origin), after)
  } catch (fault) {
    return refuse(submission, fault)
  }
})

export const meta = () => [{ title: `${say.providerTitle} · Panelry` }]

export default function FinishSignIn() {
  const { code, email, provider } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  const lead = email ? say.providerPasswordLead(provider, email) : say.providerEmailLead(provider)
  return (
    <AccountPage title={say.providerTitle} lead={lead}>
      <Form method="post" className="form" noValidate>
        <FormError>{formError}</FormError>
        <input type="hidden" name="code" value={code} />
        {email ? (
          <PasswordField {...field('password')} label="Password" required />
        ) : (
          <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
        )}
        <SubmitButton wide busyLabel="Logging in">
          Continue
        </SubmitButton>
      </Form>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <DialogLink to="/login" className="link">
          Log in
        </DialogLink>
        <DialogLink to="/reset-password" className="link">
          Reset password
        </DialogLink>
      </p>
    </AccountPage>
  )
}
