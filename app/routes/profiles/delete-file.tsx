import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteFile } from '~/features/profiles/delete-file.server'
import { profileToEdit } from '~/features/profiles/profile-access.server'
import { openProfileFile } from '~/features/profiles/profile-files.server'
import { busyWords } from '~/messages/controls'
import { profileFileMessages as say } from '~/messages/profiles'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editPath } from './addresses'

export const loader = screen(({ actor, params: { profile: profileId = '', file = '' } }) => {
  profileToEdit(actor, profileId)
  const { name } = openProfileFile(actor, { profileId, fileId: file })
  return { name, closeTo: editPath(profileId) }
})

export const action = act(async ({ actor, params: { profile: profileId = '', file = '' } }) => {
  await deleteFile(actor, { profileId, fileId: file })
  return redirectWithFlash(editPath(profileId), { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteFileLabel} · Panelry` }]

export default function DeleteFile() {
  const { name, closeTo } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.confirm(name)}</p>
    </ConfirmDialog>
  )
}
