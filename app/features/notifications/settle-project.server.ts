import { and, eq } from 'drizzle-orm'
import { notifications } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** What leads somebody into a project that opens for them no more counts as opened. */
export function settleProject(tx: Tx, userId: string, projectId: string): void {
  const theirs = and(eq(notifications.origin, projectId), eq(notifications.recipientId, userId))
  tx.update(notifications).set({ viewed: true }).where(theirs).run()
}
