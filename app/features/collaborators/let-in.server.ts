import { and, count, eq } from 'drizzle-orm'
import { collaborators, notifications } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import type { EventType } from '~/features/events/event-type'
import type { Collaboration } from '~/features/events/event-types/collaborators'
import { notificationEvents } from '~/features/events/event-types/notifications'
import type { Project } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'

/**
 * Says that people are active collaborators now, in the transaction that wrote their rows.
 *
 * @param kind whether they had asked
 * @throws DomainError `collaborators-full` (409) when the project has too many now
 */
export function sayLetIn(
  tx: Tx,
  actor: Member,
  project: Project,
  people: readonly Collaboration['person'][],
  kind: EventType<Collaboration>,
): void {
  const active = and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'active'))
  const now = tx.select({ n: count() }).from(collaborators).where(active).get()?.n ?? 0
  if (now > limits.collaboratorsOfProject) {
    throw new DomainError('collaborators-full', 409, {
      values: { limit: limits.collaboratorsOfProject },
    })
  }
  for (const person of people) emit(tx, actor, kind, { project, person })
}

/** The owner need not look at a request that was answered: it counts as opened. */
export function settleRequest(tx: Tx, { ownerId }: Project, collaboratorId: string): void {
  if (ownerId === null) return
  const { changes } = tx
    .update(notifications)
    .set({ viewed: true })
    .where(
      and(
        eq(notifications.recipientId, ownerId),
        eq(notifications.type, 'collaborator_request'),
        eq(notifications.dedupeKey, collaboratorId),
        eq(notifications.viewed, false),
      ),
    )
    .run()
  if (changes > 0) emit(tx, 'system', notificationEvents.opened, { subjectId: ownerId })
}
