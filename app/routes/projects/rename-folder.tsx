import { ownFolder } from '~/features/folders/find-folder.server'
import { renameFolder } from '~/features/folders/rename-folder.server'
import { renameSchema } from '~/features/project-base/name-field.server'
import { folderDialogs as say } from '~/messages/project-dialogs'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { folderBehind } from './lists.server'
import { RenameScreen } from './rename-screen'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { name, version } = ownFolder(actor, id)
  return {
    stored: { name, version },
    list: folderBehind(requireMember(actor), id, url.searchParams),
  }
})

export const action = act(renameSchema, ({ actor, value, params: { id = '' }, url }) => {
  const member = requireMember(actor)
  renameFolder(member, { folderId: id, ...value })
  const { address } = folderBehind(member, id, url.searchParams)
  return redirectWithFlash(address, { kind: 'success', text: say.renamed })
})

export const meta = () => [{ title: `${say.renameTitle} · Panelry` }]

export default function RenameFolder() {
  return <RenameScreen title={say.renameTitle} />
}
