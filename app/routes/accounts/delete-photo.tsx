import { redirect } from '@remix-run/node'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { removePhoto } from '~/features/accounts/remove-photo.server'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

const back = '/account-settings'

export const loader = screen(({ user }) => {
  if (!user?.avatar) throw redirect(back)
  return null
})

export const action = act(async ({ actor }) => {
  await removePhoto(actor)
  return redirectWithFlash(back, { kind: 'success', text: say.photoRemoved })
})

export const meta = () => [{ title: `${say.photoTitle} · Panelry` }]

export default function DeletePhoto() {
  return (
    <ConfirmDialog closeTo={back} busyLabel={busyWords.removing}>
      <p>{say.confirmPhotoRemoval}</p>
    </ConfirmDialog>
  )
}
