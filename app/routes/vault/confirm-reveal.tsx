import { CancelLink } from '~/components/form/cancel-link'
import { FormErrors } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { busyWords } from '~/messages/controls'
import { vaultMessages as say } from '~/messages/vault'
import { PasswordLinkForm } from '~/routes/accounts/password-link-form'
import { loginsPath } from '~/routes/profiles/addresses'
import type { Revealed } from './use-revealed'

/** Login whose password is asked for, and the purpose. */
export type Ask = { login: string; label: string; how: Revealed['how'] }

/** Asks who it is before a password is revealed. Anyone who has no password of their own comes in again. */
export function ConfirmReveal({
  ask: { login, label, how },
  profile,
  self,
}: {
  ask: Ask
  profile: string
  self: { name: string; hasPassword: boolean }
}) {
  const path = loginsPath(profile)
  const [before, after] = how === 'copy' ? say.confirmCopyLead : say.confirmLead
  return (
    <Dialog title={say.confirmTitle} closeTo={path}>
      {self.hasPassword ? (
        <FormScope value="reveal">
          <PlainForm errors="own" action={path} replace preventScrollReset>
            <p className="text-n600">
              {before}
              <strong className="wrap-anywhere font-semibold">{label}</strong>
              {after}
            </p>
            <FormErrors />
            <input type="hidden" name="login" value={login} />
            <input type="hidden" name="how" value={how} />
            <PasswordField name="currentPassword" label={say.ownPassword} required />
            <p className="vault-until muted">
              <Icon name="eye" />
              <span>
                {say.receiptToBe(self.name)} <Time at={Date.now()} />.
              </span>
            </p>
            <DialogActions>
              <CancelLink to={path} preventScrollReset />
              <SubmitButton busyLabel={busyWords.checking}>
                {how === 'copy' ? say.copyPassword : say.revealPassword}
              </SubmitButton>
            </DialogActions>
          </PlainForm>
        </FormScope>
      ) : (
        <div className="form">
          <p className="text-n600">{say.signInAgain}</p>
          <PasswordLinkForm providers={[]} />
        </div>
      )}
    </Dialog>
  )
}
