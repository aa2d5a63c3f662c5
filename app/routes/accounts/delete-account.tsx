import { Link, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormScope } from '~/components/form/field'
import { PasswordField } from '~/components/form/password-field'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import { OpenWorkFields } from '~/components/work/open-work-fields'
import { deleteAccountSchema } from '~/features/accounts/account-schema.server'
import { deleteOwnAccount, ownDeletion } from '~/features/users/delete-own-account.server'
import { newPasswordFields } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { deleteAccountMessages as say } from '~/messages/delete-account'
import { deviceCookie } from '~/platform/cookies.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { leaveHeaders } from './enter.server'

const back = '/account-settings'

export const loader = screen(({ actor, sessionId }) => ownDeletion(actor, sessionId))

export const action = act(
  deleteAccountSchema,
  async ({ actor, sessionId, value: { currentPassword, openWork } }) => {
    await deleteOwnAccount(actor, { sessionId, password: currentPassword }, openWork)
    const headers = await leaveHeaders()
    // The browser is nobody's any more.
    headers.append('Set-Cookie', await deviceCookie.serialize('', { maxAge: 0 }))
    return redirectWithFlash('/', { kind: 'success', text: say.deleted }, headers)
  },
)

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Deletes one's own account: what goes, what stays, and who one is. */
export default function DeleteAccount() {
  const { open, isLastAdmin, hasPassword, mustLogIn } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={back}>
      <FormScope value="delete-account">
        <PlainForm preventScrollReset>
          <p>{say.lead}</p>
          <Listed title={say.goesTitle} rows={say.goes} />
          <Listed title={say.staysTitle} rows={say.stays} />
          <p>
            {say.before}{' '}
            <Link to="/account-settings/data" className="link" preventScrollReset>
              {say.download}
            </Link>
          </p>
          <OpenWorkFields open={open} />
          {isLastAdmin && <Notice tone="warning">{say.lastAdmin}</Notice>}
          {mustLogIn && <Notice tone="warning">{say.logInAgain}</Notice>}
          {hasPassword && !isLastAdmin && (
            <PasswordField
              name="currentPassword"
              label={newPasswordFields.currentPassword}
              required
            />
          )}
          <DialogActions>
            <CancelLink to={back} preventScrollReset />
            {!isLastAdmin && !mustLogIn && (
              <SubmitButton look="danger" busyLabel={busyWords.deleting}>
                {say.deleteNow}
              </SubmitButton>
            )}
          </DialogActions>
        </PlainForm>
      </FormScope>
    </Dialog>
  )
}

const Listed = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <div>
    <p className="font-semibold">{title}</p>
    <ul className="list-disc pl-5 text-n600">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)
