import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteLogin } from '~/features/vault/delete-login.server'
import { loginToChange } from '~/features/vault/find-login.server'
import { busyWords } from '~/messages/controls'
import { vaultMessages as say } from '~/messages/vault'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loginsPath } from '~/routes/profiles/addresses'

export const loader = screen(({ actor, params: { profile = '', login = '' } }) => {
  const { label } = loginToChange(actor, { profileId: profile, id: login })
  return { label, closeTo: loginsPath(profile) }
})

export const action = act(({ actor, params: { profile = '', login = '' } }) => {
  deleteLogin(actor, { profileId: profile, id: login })
  return redirectWithFlash(loginsPath(profile), { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteLogin} · Panelry` }]

export default function DeleteLogin() {
  const { label, closeTo } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(label)}</p>
    </ConfirmDialog>
  )
}
