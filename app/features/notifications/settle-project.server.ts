import { and, eq, inArray } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { mostNotifications } from '~/shared/account-caps'

/**
 * Marks as opened what leads somebody into a project that opens for them no more. Those that are opened
 * already stay untouched.
 */
export function settleProject(tx: Tx, userId: string, projectId: string): void {
  const theirs = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.subject, projectId),
        eq(notifications.recipientId, userId),
        eq(notifications.viewed, false),
      ),
    )
    .limit(mostNotifications)
  tx.update(notifications).set({ viewed: true }).where(inArray(notifications.id, theirs)).run()
}
