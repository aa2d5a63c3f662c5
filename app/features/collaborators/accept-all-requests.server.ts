import { and, eq, lte } from 'drizzle-orm'
import { collaborators } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { collaboratorEvents } from '~/features/events/kinds/collaborators'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { sayLetIn, settleRequest } from './let-in.server'

/**
 * Lets everybody in who has asked.
 *
 * @param input `until`: only who had asked by then, in milliseconds, so that nobody slips in between
 *   the look at the list and the click
 * @returns how many are let in
 * @throws Fault `not-found`, 403; those of `sayLetIn`, then nobody is let in
 */
export function acceptAllRequests(
  actor: Member,
  input: { projectId: string; until?: number | undefined },
): number {
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    const accepted = tx
      .update(collaborators)
      .set({ status: 'active', createdAt: Date.now() })
      .where(
        and(
          eq(collaborators.projectId, project.id),
          eq(collaborators.status, 'pending'),
          input.until === undefined ? undefined : lte(collaborators.createdAt, input.until),
        ),
      )
      .returning({ id: collaborators.id, userId: collaborators.userId })
      .all()
    for (const { id } of accepted) settleRequest(tx, project, id)
    sayLetIn(tx, actor, project, accepted, collaboratorEvents.accepted)
    return accepted.length
  })
}
