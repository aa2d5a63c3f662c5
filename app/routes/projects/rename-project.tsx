import { renameSchema } from '~/features/project-base/name-field.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { renameProject } from '~/features/projects/rename-project.server'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { canManageProject } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { addressBehind, listBehind, unlessTemplate } from './lists.server'
import { RenameScreen } from './rename-screen'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const project = unlessTemplate(permittedProject(actor, id, canManageProject))
  const { name, version } = project
  return {
    stored: { name, version },
    list: listBehind(requireMember(actor), project, url.searchParams),
  }
})

export const action = act(
  {
    schema: renameSchema,
    first: ({ actor, params: { id = '' } }) =>
      unlessTemplate(permittedProject(actor, id, canManageProject)),
  },
  ({ actor, value, found: project, url }) => {
    const member = requireMember(actor)
    renameProject(member, { projectId: project.id, ...value })
    const back = addressBehind(member, project, url.searchParams)
    return redirectWithFlash(back, { kind: 'success', text: say.renamed })
  },
)

export const meta = () => [{ title: `${say.renameTitle} · Panelry` }]

export default function RenameProject() {
  return <RenameScreen title={say.renameTitle} />
}
