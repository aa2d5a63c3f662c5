import { and, eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { settleProject } from '~/features/notifications/settle-project.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canLeaveProject } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { deleteCollaborator } from './delete-collaborator.server'

/**
 * Leaves somebody else's project: it no longer opens.
 *
 * @throws DomainError `not-found`; 403 for its owner and for anyone but collaborators
 */
export function leaveProject(actor: Member, { projectId }: { projectId: string }): void {
  transaction((tx) => {
    const project = permittedProject(actor, projectId, canLeaveProject)
    const own = tx
      .select()
      .from(collaborators)
      .where(and(eq(collaborators.projectId, project.id), eq(collaborators.userId, actor.id)))
      .get()
    if (!own) throw forbidden()
    settleProject(tx, actor.id, project.id)
    deleteCollaborator(tx, actor, project, own, collaboratorEvents.left)
  })
}
