import { eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import type { EventType } from '~/features/events/event-type'
import type { Collaboration } from '~/features/events/event-types/collaborators'
import type { Project } from '~/features/project-base/project-access.server'
import type { Member } from '~/permissions/vocabulary'

/** Deletes a collaborator's row. @param kind why they are out */
export function deleteCollaborator(
  tx: Tx,
  actor: Member,
  project: Project,
  person: Collaboration['person'],
  kind: EventType<Collaboration>,
): void {
  tx.delete(collaborators).where(eq(collaborators.id, person.id)).run()
  emit(tx, actor, kind, { project, person })
}
