import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { deleteCollaborator } from './delete-collaborator.server'
import { settleRequest } from './let-in.server'
import { requireCollaborator } from './require-collaborator.server'

/**
 * Rejects a request for access: it is deleted, and the person may ask again.
 *
 * @throws DomainError `not-found`, 403; `collaborator-gone` (404); `request-accepted` (409) when the
 *   person was let in meanwhile
 */
export function rejectRequest(
  actor: Member,
  input: { projectId: string; collaboratorId: string },
): void {
  transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    const person = requireCollaborator(tx, project.id, input.collaboratorId)
    if (person.status === 'active') {
      throw new DomainError('request-accepted', 409, { values: { name: person.name } })
    }
    settleRequest(tx, project, person.id)
    deleteCollaborator(tx, actor, project, person, collaboratorEvents.rejected)
  })
}
