import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { leaveProject } from '~/features/collaborators/leave-project.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { collaboratorDialogs as say } from '~/messages/collaborator-dialogs'
import { busyWords } from '~/messages/controls'
import { canLeaveProject } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { collaboratorsPanel } from '../addresses'

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { name } = permittedProject(actor, id, canLeaveProject)
  return { closeTo: collaboratorsPanel(id, url), name }
})

export const action = act(({ actor, params: { id = '' } }) => {
  leaveProject(requireMember(actor), { projectId: id })
  return redirectWithFlash('/projects', { kind: 'success', text: say.left })
})

export default function LeaveProject() {
  const { closeTo, name } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.leaving}>
      {say.confirmLeaving(name)}
    </ConfirmDialog>
  )
}
