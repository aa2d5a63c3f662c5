import { visibleProject } from '~/features/projects/project-access.server'
import { renameProject } from '~/features/projects/rename-project.server'
import { projectMessages as say } from '~/messages/projects'
import { canManageProject } from '~/permissions/projects'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { listBehind, ownScreen } from './lists.server'
import { renameBy } from './rename.server'
import { RenameScreen } from './rename-screen'

const here = '/projects/:id/rename'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => {
  const project = ownScreen(visibleProject(actor, id, canManageProject))
  const { name, version } = project
  return { stored: { name, version }, list: listBehind(memberOf(actor), project, url.searchParams) }
})

export const action = act(here, ({ actor, form, params: { id = '' }, url }) => {
  const member = memberOf(actor)
  const project = ownScreen(visibleProject(actor, id, canManageProject))
  return renameBy(
    form,
    (input) => renameProject(member, { projectId: id, ...input }),
    () => listBehind(member, project, url.searchParams).here,
    say.renamed,
  )
})

export const meta = () => [{ title: 'Rename project · Panelry' }]

export default function RenameProject() {
  return <RenameScreen title={say.renameTitle} staleCode="project-stale" />
}
