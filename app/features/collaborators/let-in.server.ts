import { and, count, eq } from 'drizzle-orm'
import { collaborators, notifications } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { notify } from '~/features/notifications/notify.server'
import { senderOf } from '~/features/notifications/sender-of.server'
import type { Project } from '~/features/projects/project-access.server'
import type { Member } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'

/** So many people can work on one project. */
export const mostCollaborators = 100

type Person = { id: string; userId: string }

/**
 * Tells people that they are active collaborators now, and every open page of the project; in the
 * transaction that wrote their rows.
 *
 * @param action what the history says of it
 * @throws Fault `collaborators-full` (409) when the project has too many now
 */
export function letIn(
  tx: Tx,
  actor: Member,
  project: Project,
  people: readonly Person[],
  action: string,
): void {
  if (people.length === 0) return
  const active = and(eq(collaborators.projectId, project.id), eq(collaborators.status, 'active'))
  const now = tx.select({ n: count() }).from(collaborators).where(active).get()?.n ?? 0
  if (now > mostCollaborators) {
    throw new Fault('collaborators-full', 409, { values: { limit: mostCollaborators } })
  }
  const sender = senderOf(tx, actor)
  for (const { id, userId } of people) {
    notify(tx, {
      type: 'collaborator_added',
      origin: project.id,
      cause: id,
      sender,
      recipients: [userId],
      to: `/projects/${project.id}`,
      what: project.name,
    })
    publish(tx, `user:${userId}`)
    record(tx, {
      collection: 'projects',
      document: project.id,
      action,
      user: actor.id,
      details: { collaborator: userId },
    })
  }
  publish(tx, `project:${project.id}`)
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
        eq(notifications.cause, collaboratorId),
        eq(notifications.viewed, false),
      ),
    )
    .run()
  if (changes > 0) publish(tx, `user:${ownerId}`)
}
