import { and, eq, gt } from 'drizzle-orm'
import { presences } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { presenceEvents } from '~/features/events/event-types/presence'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { presenceLife } from './people-here.server'

type Presence = {
  projectId: string
  /** Made by the tab that has the editor open: one person may have several. */
  tabId: string
  /** The tab is being left. */
  leave?: boolean
}

/**
 * An open editor says that somebody is there, every half minute, or that they leave. Others hear of
 * it when the people who are there are not the same as before. Guests are never shown.
 *
 * @throws DomainError `not-found` when the person may not edit the project, `form-unreadable` (400)
 */
export function showPresence(actor: Actor, { projectId, tabId, leave }: Presence): void {
  if (!/^[\w-]{8,64}$/.test(tabId)) throw new DomainError('form-unreadable', 400)
  transaction((tx) => {
    // A person who has just been removed may still say that they leave.
    if (!leave) editableProject(actor, projectId)
    if (actor.kind !== 'member') return
    const seenAt = Date.now()
    const was = isHere(tx, projectId, actor.id, seenAt)
    const own = eq(presences.userId, actor.id)
    if (leave) {
      tx.delete(presences)
        .where(and(eq(presences.id, tabId), own))
        .run()
    } else {
      tx.insert(presences)
        .values({ id: tabId, projectId, userId: actor.id, seenAt })
        .onConflictDoUpdate({ target: presences.id, set: { projectId, seenAt }, setWhere: own })
        .run()
    }
    if (was === isHere(tx, projectId, actor.id, seenAt)) return
    emit(tx, actor, presenceEvents.changed, { subjectId: projectId })
  })
}

const isHere = (tx: Tx, projectId: string, userId: string, now: number): boolean =>
  tx
    .select({ id: presences.id })
    .from(presences)
    .where(
      and(
        eq(presences.projectId, projectId),
        eq(presences.userId, userId),
        gt(presences.seenAt, now - presenceLife),
      ),
    )
    .get() !== undefined
