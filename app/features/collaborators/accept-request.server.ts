import { eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { sayLetIn, settleRequest } from './let-in.server'
import { requireCollaborator } from './require-collaborator.server'

/**
 * Lets somebody in who has asked. Accepting again changes nothing.
 *
 * @throws DomainError `not-found`, 403; `collaborator-gone` (404) when the request was rejected meanwhile;
 *   those of `sayLetIn`
 */
export function acceptRequest(
  actor: Member,
  input: { projectId: string; collaboratorId: string },
): void {
  transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    const person = requireCollaborator(tx, project.id, input.collaboratorId)
    if (person.status === 'active') return
    tx.update(collaborators)
      .set({ status: 'active', createdAt: Date.now() })
      .where(eq(collaborators.id, person.id))
      .run()
    settleRequest(tx, project, person.id)
    sayLetIn(tx, actor, project, [person], collaboratorEvents.accepted)
  })
}
