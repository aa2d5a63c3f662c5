import { and, eq, lte, or, type SQL } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { permittedProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { sayLetIn, settleRequest } from './let-in.server'

/**
 * Lets everybody in who has asked.
 *
 * @param input `until`: only who had asked by then, in milliseconds, so that nobody slips in between
 *   the look at the list and the click
 * @returns how many are let in
 * @throws DomainError `not-found`, 403; `collaborators-full` (409) when they would be too many, then nobody
 *   is let in
 */
export function acceptAllRequests(
  actor: Member,
  input: { projectId: string; until?: number | undefined },
): number {
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    const asked = input.until === undefined ? undefined : lte(collaborators.createdAt, input.until)
    refuseTooMany(tx, project.id, asked)
    const accepted = tx
      .update(collaborators)
      .set({ status: 'active', createdAt: Date.now() })
      .where(
        and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'pending'), asked),
      )
      .returning({ id: collaborators.id, userId: collaborators.userId })
      .all()
    for (const { id } of accepted) settleRequest(tx, project, id)
    sayLetIn(tx, actor, project, accepted, collaboratorEvents.accepted)
    return accepted.length
  })
}

/** Counts before anything is written: no more than can be let in are ever changed. */
function refuseTooMany(tx: Tx, projectId: string, asked: SQL | undefined): void {
  const people = tx
    .select({ status: collaborators.status })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.projectId, projectId),
        asked && or(eq(collaborators.status, 'active'), asked),
      ),
    )
    .limit(limits.collaboratorsOfProject + 1)
    .all()
  if (people.length <= limits.collaboratorsOfProject) return
  throw new DomainError('collaborators-full', 409, {
    values: { limit: limits.collaboratorsOfProject },
  })
}
