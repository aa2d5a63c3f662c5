import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { deleteFolder } from '~/features/folders/delete-folder.server'
import { ownFolder } from '~/features/folders/find-folder.server'
import { busyWords } from '~/messages/controls'
import { folderDialogs as say } from '~/messages/project-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { folderBehind } from './lists.server'
import { ProjectList } from './project-list'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { name } = ownFolder(actor, id)
  return { name, list: folderBehind(requireMember(actor), id, url.searchParams) }
})

export const action = act(({ actor, params: { id = '' } }) => {
  deleteFolder(requireMember(actor), { folderId: id })
  return redirectWithFlash('/projects', { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deleteFolder} · Panelry` }]

export default function DeleteFolder() {
  const { name, list } = useLoaderData<typeof loader>()
  const dialog = (
    <ConfirmDialog closeTo={list.address} busyLabel={busyWords.deleting}>
      <p>{say.confirmDeletion(name)}</p>
    </ConfirmDialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}
