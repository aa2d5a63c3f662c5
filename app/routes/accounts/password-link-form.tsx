import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'

/** Way to a password of their own for people who sign in through others only. */
export function PasswordLinkForm({ providers }: { providers: readonly string[] }) {
  const names = providers.join(' and ')
  return (
    <ActionForm action="/account-settings/password-link" className="form">
      <p className="text-n600">{names ? say.noPassword(names) : say.noPasswordAtAll}</p>
      <div className="form-actions">
        <SubmitButton busyLabel={busyWords.sending}>{say.sendPasswordLink}</SubmitButton>
      </div>
    </ActionForm>
  )
}
