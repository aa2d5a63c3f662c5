import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { PasswordField } from '~/components/form/password-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { useHydrated } from '~/components/ui/use-hydrated'
import { loginToChange } from '~/features/vault/find-login.server'
import { changeLoginSchema } from '~/features/vault/login-schema.server'
import { updateLogin } from '~/features/vault/save-login.server'
import { vaultMessages as say } from '~/messages/vault'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { loginsPath } from '~/routes/profiles/addresses'
import { loginPath } from './addresses'
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

const details = ['label', 'url', 'username'] as const

export default function EditLogin() {
  const { id, profileId, login, version } = useLoaderData<typeof loader>()
  const { field, formError, typed, stale } = useFormAnswer<typeof login>(login)
  const hydrated = useHydrated()
  const lost = typed?.change === 'yes' && !hydrated
  const closeTo = loginsPath(profileId)
  return (
    <Dialog title={say.editTitle(login.label)} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={details.map((name) => ({
            label: say.fields[name],
            stored: stale.stored[name],
            yours: String(stale.typed[name] ?? ''),
          }))}
          reloadTo={loginPath(profileId, id)}
        >
          {stale.typed.change === 'yes' && (
            <PasswordField
              name="password"
              label={say.newPassword}
              hint={say.typeAgain}
              autoComplete="new-password"
              required
            />
          )}
        </StaleForm>
      ) : (
        <VersionForm version={version} className="form" preventScrollReset autoComplete="off">
          <FormError>{formError}</FormError>
          <LoginFields field={field} />
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
                {...field('password')}
                label={say.newPassword}
                {...(lost && { hint: say.typeAgain })}
                autoComplete="new-password"
              />
            </div>
          </div>
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.save}</SubmitButton>
          </DialogActions>
        </VersionForm>
      )}
    </Dialog>
  )
}
