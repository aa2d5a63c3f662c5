import { ownFolder } from '~/features/projects/find-folder.server'
import { renameFolder } from '~/features/projects/rename-folder.server'
import { folderMessages as say } from '~/messages/projects'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { folderBehind } from './lists.server'
import { renameBy } from './rename.server'
import { RenameScreen } from './rename-screen'

const here = '/projects/folder/:id/rename'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const { name, version } = ownFolder(actor, id)
  return { stored: { name, version }, list: folderBehind(memberOf(actor), id, url.searchParams) }
})

export const action = act(here, ({ actor, form, params: { id = '' }, url }) => {
  const member = memberOf(actor)
  return renameBy(
    form,
    (input) => renameFolder(member, { folderId: id, ...input }),
    () => folderBehind(member, id, url.searchParams).here,
    say.renamed,
  )
})

export const meta = () => [{ title: 'Rename folder · Panelry' }]

export default function RenameFolder() {
  return <RenameScreen title={say.renameTitle} staleCode="folder-stale" who={say.staleBy} />
}
