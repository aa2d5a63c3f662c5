import { parseWithZod } from '@conform-to/zod/v4'
import { useLoaderData } from '@remix-run/react'
import { visibleProject } from '~/features/projects/project-access.server'
import { renameSchema } from '~/features/projects/project-schema.server'
import { renameProject } from '~/features/projects/rename-project.server'
import { projectMessages as say } from '~/messages/projects'
import { canManageProject } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { listBehind, memberOf } from './lists.server'
import { ProjectList } from './project-list'
import { RenameDialog } from './rename-dialog'

const here = '/projects/:id/rename'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const project = visibleProject(actor, id, canManageProject)
  const { name, version } = project
  return { stored: { name, version }, list: listBehind(memberOf(actor), project, url.searchParams) }
})

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const member = memberOf(actor)
  const project = visibleProject(actor, id, canManageProject)
  const submission = parseWithZod(form, { schema: renameSchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    renameProject(member, { projectId: id, ...submission.value })
  } catch (fault) {
    return refuse(submission, fault)
  }
  const list = listBehind(member, project, url.searchParams)
  return redirectWithFlash(list.here, { kind: 'success', text: say.renamed })
})

export const meta = () => [{ title: 'Rename project · Panelry' }]

export default function RenameProject() {
  const { stored, list } = useLoaderData<typeof loader>()
  const dialog = (
    <RenameDialog
      title={say.renameTitle}
      closeTo={list.here}
      stored={stored}
      staleCode="project-stale"
      who={say.staleBy}
    />
  )
  return <ProjectList list={list} dialog={dialog} />
}
