import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { settleProject } from '~/features/notifications/settle-project.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canRemoveCollaborator } from '~/permissions/projects'
import type { Actor, Member } from '~/permissions/vocabulary'
import { deleteCollaborator } from './delete-collaborator.server'
import { requireCollaborator } from './require-collaborator.server'

type Target = { projectId: string; collaboratorId: string }

/**
 * Somebody who is about to be removed, and from which project. Reads on the one connection, so inside
 * an open transaction too.
 *
 * @throws DomainError as `removeCollaborator`
 */
export function collaboratorToRemove(actor: Actor, { projectId, collaboratorId }: Target) {
  const project = permittedProject(actor, projectId, canRemoveCollaborator)
  const person = requireCollaborator(db, project.id, collaboratorId)
  // Somebody who only asks is rejected, not removed.
  if (person.status !== 'active') throw new DomainError('collaborator-gone', 404)
  return { project, person }
}

/**
 * Removes an active collaborator: the project no longer opens for them, and they are told so.
 *
 * @throws DomainError `not-found`, 403; `collaborator-gone` (404) when they are none any more
 */
export function removeCollaborator(actor: Member, input: Target): void {
  transaction((tx) => {
    const { project, person } = collaboratorToRemove(actor, input)
    settleProject(tx, person.userId, project.id)
    deleteCollaborator(tx, actor, project, person, collaboratorEvents.removed)
  })
}
