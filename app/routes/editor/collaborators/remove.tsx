import { useLoaderData } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import {
  collaboratorToRemove,
  removeCollaborator,
} from '~/features/collaborators/remove-collaborator.server'
import { collaboratorDialogs as say } from '~/messages/collaborator-dialogs'
import { busyWords } from '~/messages/controls'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { collaboratorsPanel } from '../addresses'

export const loader = screen(({ actor, params: { id = '', collaborator = '' }, url }) => {
  const target = { projectId: id, collaboratorId: collaborator }
  const { project, person } = collaboratorToRemove(actor, target)
  return { closeTo: collaboratorsPanel(id, url), project: project.name, person: person.name }
})

export const action = act(({ actor, params: { id = '', collaborator = '' }, url }) => {
  removeCollaborator(requireMember(actor), { projectId: id, collaboratorId: collaborator })
  return redirectWithFlash(collaboratorsPanel(id, url), { kind: 'success', text: say.removed })
})

export default function RemoveCollaborator() {
  const { closeTo, project, person } = useLoaderData<typeof loader>()
  return (
    <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.removing}>
      {say.confirmRemoval(person, project)}
    </ConfirmDialog>
  )
}
