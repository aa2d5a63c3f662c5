import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { Button, ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { confirmedAgain } from '~/features/accounts/confirm-password.server'
import { pathTo } from '~/map/path-to'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { screen } from '~/routes/http/screen-and-act.server'

const here = '/account-settings/data'
const back = '/account-settings'

export const loader = screen(({ user, sessionId }) => ({
  confirmed: confirmedAgain(sessionId),
  hasPassword: user?.passwordHash != null,
}))

export const meta = () => [{ title: `${say.dialog} · Panelry` }]

/** The way to everything that is one's own: who it is has to be confirmed first. */
export default function OwnData() {
  const { confirmed, hasPassword } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.dialog} closeTo={back}>
      {/* A file comes back, no screen: the browser itself sends it. */}
      <form method="post" action={pathTo('/account-settings/data.zip')} className="form">
        <p className="text-n600">{say.lead}</p>
        <p className="text-n600">{say.left}</p>
        {!confirmed && <p>{hasPassword ? say.confirm : say.signInAgain}</p>}
        <DialogActions>
          <CancelLink to={back} preventScrollReset />
          {confirmed ? (
            <Button look="primary" icon="download">
              {say.download}
            </Button>
          ) : (
            hasPassword && (
              <ButtonLink
                look="primary"
                to={pathTo('/account-settings/confirm', { redirectTo: here })}
                preventScrollReset
              >
                {say.confirmButton}
              </ButtonLink>
            )
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
