import { and, eq } from 'drizzle-orm'
import { projectInvites } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { provenPerson } from '~/features/user-access/proven-person.server'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'

/**
 * Takes an invitation to a project back: it can be answered no more, and a mail that still waits is
 * not sent.
 *
 * @throws DomainError `not-found`, 403; `project-invite-gone` (404)
 */
export function withdrawProjectInvite(
  actor: Member,
  input: { projectId: string; inviteId: string },
): void {
  transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    const gone = tx
      .delete(projectInvites)
      .where(and(eq(projectInvites.id, input.inviteId), eq(projectInvites.projectId, project.id)))
      .returning()
      .get()
    if (!gone) throw new DomainError('project-invite-gone', 404)
    unqueueMails(tx, gone.id)
    emit(tx, actor, collaboratorEvents.inviteWithdrawn, {
      project,
      invited: provenPerson(tx, gone.email),
      details: { email: gone.email },
    })
  })
}
