import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteProfile, profileToDelete } from '~/features/profiles/delete-profile.server'
import { busyWords } from '~/messages/controls'
import { profileMessages as say } from '~/messages/profiles'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editPath, profilesPath } from './addresses'

export const loader = screen(({ actor, params: { profile: id = '' } }) => ({
  closeTo: editPath(id),
  ...profileToDelete(actor, id),
}))

export const action = act(async ({ actor, params: { profile: id = '' } }) => {
  await deleteProfile(actor, { id })
  return redirectWithFlash(profilesPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.delete} · Panelry` }]

export default function DeleteProfile() {
  const { closeTo, name, files, work } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
      <p className="wrap-anywhere">{say.deletion(name)}</p>
      {files > 0 && <p className="mt-2">{say.deletionFiles(files)}</p>}
      {work > 0 && <p className="mt-2">{say.deletionWork(work)}</p>}
    </ConfirmDialog>
  )
}
