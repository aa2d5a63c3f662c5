import { parseWithZod } from '@conform-to/zod/v4'
import { useLoaderData } from '@remix-run/react'
import { ownFolder } from '~/features/projects/find-folder.server'
import { renameSchema } from '~/features/projects/project-schema.server'
import { renameFolder } from '~/features/projects/rename-folder.server'
import { folderMessages as say } from '~/messages/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { folderBehind, memberOf } from './lists.server'
import { ProjectList } from './project-list'
import { RenameDialog } from './rename-dialog'

const here = '/projects/folder/:id/rename'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const { name, version } = ownFolder(actor, id)
  return { stored: { name, version }, list: folderBehind(memberOf(actor), id, url.searchParams) }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const submission = parseWithZod(form, { schema: renameSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    renameFolder(memberOf(actor), { folderId: id, ...submission.value })
  } catch (fault) {
    return refuse(submission, fault)
  }
  const list = folderBehind(memberOf(actor), id, url.searchParams)
  return redirectWithFlash(list.here, { kind: 'success', text: say.renamed })
})

export const meta = () => [{ title: 'Rename folder · Panelry' }]

export default function RenameFolder() {
  const { stored, list } = useLoaderData<typeof loader>()
  const dialog = (
    <RenameDialog
      title={say.renameTitle}
      closeTo={list.here}
      stored={stored}
      staleCode="folder-stale"
      who={say.staleBy}
    />
  )
  return <ProjectList list={list} dialog={dialog} />
}
