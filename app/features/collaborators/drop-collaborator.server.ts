import { eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import type { Kind } from '~/features/events/kind'
import type { Collaboration } from '~/features/events/kinds/collaborators'
import type { Project } from '~/features/project-base/project-access.server'
import type { Member } from '~/permissions/vocabulary'

/** Deletes a collaborator's row. @param kind why they are out */
export function dropCollaborator(
  tx: Tx,
  actor: Member,
  project: Project,
  person: Collaboration['person'],
  kind: Kind<Collaboration>,
): void {
  tx.delete(collaborators).where(eq(collaborators.id, person.id)).run()
  happen(tx, actor, kind, { project, person })
}
