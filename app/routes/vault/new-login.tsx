import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { PasswordField } from '~/components/form/password-field'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { useHydrated } from '~/components/ui/use-hydrated'
import { profileToAddLogin } from '~/features/vault/find-login.server'
import { newLoginSchema } from '~/features/vault/login-schema.server'
import { addLogin } from '~/features/vault/save-login.server'
import { vaultMessages as say } from '~/messages/vault'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loginsPath } from '~/routes/profiles/addresses'
import { LoginFields } from './login-fields'

export const loader = screen(({ actor, params: { profile = '' } }) => ({
  profile: profileToAddLogin(actor, profile).id,
  key: newId(),
}))

export const action = act(
  {
    schema: newLoginSchema,
    first: ({ actor, params: { profile = '' } }) => profileToAddLogin(actor, profile),
  },
  ({ actor, value, idempotencyKey, found: { id } }) => {
    addLogin(actor, { profileId: id, ...value, idempotencyKey })
    return redirectWithFlash(loginsPath(id), { kind: 'success', text: say.saved })
  },
)

export const meta = () => [{ title: `${say.addTitle} · Panelry` }]

export default function NewLogin() {
  const { profile, key } = useLoaderData<typeof loader>()
  const { typed } = useFormAnswer()
  const hydrated = useHydrated()
  const lost = typed !== null && !hydrated
  const closeTo = loginsPath(profile)
  return (
    <Dialog title={say.addTitle} closeTo={closeTo}>
      <CreateForm formKey={key} preventScrollReset autoComplete="off">
        <LoginFields />
        <PasswordField
          name="password"
          label={say.fields.password}
          hint={lost ? say.typeAgain : say.passwordHint}
          autoComplete="new-password"
          required
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.save}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
