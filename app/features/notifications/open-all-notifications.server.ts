import { and, eq, lte } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { notificationEvents } from '~/features/events/kinds/notifications'
import type { Member } from '~/permissions/vocabulary'

/**
 * Marks somebody's notifications as opened.
 *
 * @param input `until`: only those that had come by then, in milliseconds
 */
export function openAllNotifications(actor: Member, input: { until?: number | undefined }): void {
  transaction((tx) => {
    const { changes } = tx
      .update(notifications)
      .set({ viewed: true })
      .where(
        and(
          eq(notifications.recipientId, actor.id),
          eq(notifications.viewed, false),
          input.until === undefined ? undefined : lte(notifications.createdAt, input.until),
        ),
      )
      .run()
    if (changes > 0) happen(tx, actor, notificationEvents.opened, { of: actor.id })
  })
}
