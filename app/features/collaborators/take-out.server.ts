import { eq } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Member } from '~/permissions/vocabulary'

/** Deletes a collaborator's row and tells the open pages of the project and of the person. */
export function takeOut(
  tx: Tx,
  actor: Member,
  projectId: string,
  { id, userId }: { id: string; userId: string },
  action: string,
): void {
  tx.delete(collaborators).where(eq(collaborators.id, id)).run()
  publish(tx, `project:${projectId}`, `user:${userId}`)
  record(tx, {
    collection: 'projects',
    document: projectId,
    action,
    user: actor.id,
    details: { collaborator: userId },
  })
}
