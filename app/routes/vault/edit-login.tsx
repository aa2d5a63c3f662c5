import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { PasswordField } from '~/components/form/password-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { useHydrated } from '~/components/ui/use-hydrated'
import { loginToChange } from '~/features/vault/find-login.server'
import { changeLoginSchema } from '~/features/vault/login-schema.server'
import { updateLogin } from '~/features/vault/save-login.server'
import { vaultMessages as say } from '~/messages/vault'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loginsPath } from '~/routes/profiles/addresses'
import { LoginFields } from './login-fields'

const found = ({
  actor,
  params: { profile = '', login = '' },
}: Pick<ActArgs, 'actor' | 'params'>) => loginToChange(actor, { profileId: profile, id: login })

export const loader = screen((args) => {
  const { id, profileId, label, url, username, version } = found(args)
  return { id, profileId, version, login: { label, url, username } }
})

export const action = act(
  { schema: changeLoginSchema, first: found },
  ({ actor, value, found: { id, profileId } }) => {
    updateLogin(actor, { profileId, id, ...value })
    return redirectWithFlash(loginsPath(profileId), { kind: 'success', text: say.saved })
  },
)

export const meta = ({ data: of }: { data?: { login: { label: string } } }) => [
  { title: `${of ? say.editTitle(of.login.label) : say.edit} · Panelry` },
]

const { label, url, username } = say.fields

export default function EditLogin() {
  const { profileId, login, version } = useLoaderData<typeof loader>()
  const hydrated = useHydrated()
  const closeTo = loginsPath(profileId)
  return (
    <Dialog title={say.editTitle(login.label)} closeTo={closeTo}>
      <EditForm
        row={{ ...login, version }}
        compare={{ label, url, username }}
        again={({ typed }) =>
          typed.change === 'yes' && (
            <PasswordField
              name="password"
              label={say.newPassword}
              hint={say.typeAgain}
              autoComplete="new-password"
              required
            />
          )
        }
        preventScrollReset
        autoComplete="off"
      >
        {({ typed }) => (
          <>
            <LoginFields />
            <div className="vault-change">
              <label className="choice">
                <input
                  type="checkbox"
                  className="check"
                  name="change"
                  value="yes"
                  defaultChecked={typed?.change === 'yes'}
                />
                <span>
                  {say.changePassword}
                  <span className="muted block">{say.changeLead}</span>
                </span>
              </label>
              <div className="vault-new">
                <PasswordField
                  name="password"
                  label={say.newPassword}
                  {...(typed?.change === 'yes' && !hydrated && { hint: say.typeAgain })}
                  autoComplete="new-password"
                />
              </div>
            </div>
            <DialogActions>
              <CancelLink to={closeTo} preventScrollReset />
              <SubmitButton>{say.save}</SubmitButton>
            </DialogActions>
          </>
        )}
      </EditForm>
    </Dialog>
  )
}
