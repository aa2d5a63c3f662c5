import { and, eq } from 'drizzle-orm'
import { collaborators, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'

/**
 * A collaborator of a project, pending or active.
 *
 * @throws DomainError `collaborator-gone` (404) when somebody rejected or removed them meanwhile
 */
export function requireCollaborator(tx: Reader, projectId: string, id: string) {
  const found = tx
    .select({
      id: collaborators.id,
      userId: collaborators.userId,
      status: collaborators.status,
      name: users.fullName,
    })
    .from(collaborators)
    .innerJoin(users, eq(users.id, collaborators.userId))
    .where(and(eq(collaborators.id, id), eq(collaborators.projectId, projectId)))
    .get()
  if (!found) throw new DomainError('collaborator-gone', 404)
  return found
}
