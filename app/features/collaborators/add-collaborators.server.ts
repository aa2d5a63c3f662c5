import { and, eq, inArray, ne } from 'drizzle-orm'
import { collaborators, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { collaboratorEvents } from '~/features/events/kinds/collaborators'
import { once, type Submission } from '~/features/form-input/submission.server'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canAddCollaborators } from '~/permissions/projects'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { mostCollaborators, sayLetIn, settleRequest } from './let-in.server'

/**
 * Makes people active collaborators at once, who have asked to join as well. The owner, active
 * collaborators and ids of nobody are left out.
 *
 * @returns how many were added
 * @throws Fault `not-found`, 403; `nobody-chosen`, `nobody-to-add` beside `user`;
 *   those of `sayLetIn`, then nobody is added
 */
export function addCollaborators(
  actor: Member,
  input: { projectId: string; userIds: readonly string[]; submission?: Submission | undefined },
): number {
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    return once(tx, input.submission, () => {
      const wanted = [...new Set(input.userIds)]
      if (wanted.length === 0) throw new Fault('nobody-chosen', 400, { field: 'user' })
      if (wanted.length > mostCollaborators) {
        throw new Fault('collaborators-full', 409, { values: { limit: mostCollaborators } })
      }
      const people = tx
        .select({ userId: users.id, row: collaborators.id, status: collaborators.status })
        .from(users)
        .leftJoin(
          collaborators,
          and(eq(collaborators.userId, users.id), eq(collaborators.projectId, project.id)),
        )
        .where(and(inArray(users.id, wanted), ne(users.id, project.ownerId ?? '')))
        .all()
        .filter(({ status }) => status !== 'active')
      if (people.length === 0) throw new Fault('nobody-to-add', 400, { field: 'user' })
      const added = people.map(({ userId, row }) => {
        const id = row ?? newId()
        const facts = { status: 'active', createdAt: Date.now() } as const
        tx.insert(collaborators)
          .values({ id, projectId: project.id, userId, ...facts })
          .onConflictDoUpdate({ target: collaborators.id, set: facts })
          .run()
        if (row) settleRequest(tx, project, row)
        return { id, userId }
      })
      sayLetIn(tx, actor, project, added, collaboratorEvents.added)
      return added.length
    })
  })
}
