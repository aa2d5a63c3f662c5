import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { collaborators, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { collaboratorEvents } from '~/features/events/event-types/collaborators'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { addPeopleLimits, checkLimits, countAttempt } from '~/features/limits/attempts.server'
import { type Project, permittedProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import { canAddCollaborators } from '~/permissions/projects'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { acquaintances } from './acquaintances.server'
import { inviteToProject } from './invite-to-project.server'
import { sayLetIn, settleRequest } from './let-in.server'

/** How many were added, and whether somebody was invited. */
type Brought = { added: number; invited: boolean }

/**
 * Makes people active collaborators at once, who have asked to join as well, and invites the owner of
 * an email. The project's owner, active collaborators, ids of nobody and of people whom the actor does
 * not know are left out.
 *
 * @param input `email`: trimmed and lower case; empty for none
 * @throws DomainError `not-found`, 403; `nobody-chosen`, `nobody-to-add` beside `user`; `too-many-added`
 *   (429); those of `inviteToProject` and `sayLetIn`; then nobody is added or invited
 */
export function addCollaborators(
  actor: Member,
  input: {
    projectId: string
    userIds: readonly string[]
    email?: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): Brought {
  const { email = '' } = input
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canAddCollaborators)
    return idempotent(tx, input.idempotencyKey, () => {
      const wanted = [...new Set(input.userIds)]
      if (wanted.length === 0 && !email)
        throw new DomainError('nobody-chosen', 400, { field: 'user' })
      if (wanted.length > limits.collaboratorsOfProject) {
        throw new DomainError('collaborators-full', 409, {
          values: { limit: limits.collaboratorsOfProject },
        })
      }
      const added = wanted.length > 0 ? addPeople(tx, actor, project, wanted) : 0
      if (email) inviteToProject(tx, actor, project, email)
      return { added, invited: email !== '' }
    })
  })
}

function addPeople(tx: Tx, actor: Member, project: Project, wanted: readonly string[]): number {
  const people = tx
    .select({ userId: users.id, row: collaborators.id, status: collaborators.status })
    .from(users)
    .leftJoin(
      collaborators,
      and(eq(collaborators.userId, users.id), eq(collaborators.projectId, project.id)),
    )
    .where(
      and(
        inArray(users.id, [...wanted]),
        ne(users.id, project.ownerId ?? ''),
        // Anyone who asks to join has made themselves known.
        or(acquaintances(actor) ?? sql`true`, eq(collaborators.status, 'pending')),
      ),
    )
    .all()
    .filter(({ status }) => status !== 'active')
  if (people.length === 0) throw new DomainError('nobody-to-add', 400, { field: 'user' })
  if (!isStaff(actor)) {
    const limits = addPeopleLimits(actor.id)
    checkLimits(tx, limits, 'too-many-added', people.length)
    countAttempt(tx, limits, people.length)
  }
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
}
