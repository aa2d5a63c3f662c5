import { setImmediate as otherWork } from 'node:timers/promises'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { notificationEvents } from '~/features/events/event-types/notifications'
import type { Member } from '~/permissions/vocabulary'

/** Marked at once, so that nobody else waits. */
const batch = 500

/**
 * Marks somebody's notifications as opened, in pieces.
 *
 * @param input `until`: only those that had come by then, in milliseconds; all that are there without it
 */
export async function openAllNotifications(
  actor: Member,
  { until = Date.now() }: { until?: number | undefined },
): Promise<void> {
  while (openSome(actor, until) === batch) await otherWork()
}

/** @returns how many were marked */
const openSome = (actor: Member, until: number): number =>
  transaction((tx) => {
    const some = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.recipientId, actor.id),
          eq(notifications.viewed, false),
          lte(notifications.createdAt, until),
        ),
      )
      .limit(batch)
    const { changes } = tx
      .update(notifications)
      .set({ viewed: true })
      .where(inArray(notifications.id, some))
      .run()
    if (changes > 0) emit(tx, actor, notificationEvents.opened, { subjectId: actor.id })
    return changes
  })
