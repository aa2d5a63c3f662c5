import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lastReads } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { primaryTask } from '~/platform/litefs/primary-task.server'

/** Up to when somebody has read a conversation; null when they never have. */
export const readUntil = (userId: string, conversationId: string): number | null =>
  db
    .select({ at: lastReads.readAt })
    .from(lastReads)
    .where(and(eq(lastReads.userId, userId), eq(lastReads.conversationId, conversationId)))
    .get()?.at ?? null

/** Notes that somebody has read a conversation up to now. */
export function writeReadMark(tx: Tx, userId: string, conversationId: string): void {
  const readAt = Date.now()
  tx.insert(lastReads)
    .values({ userId, conversationId, readAt })
    .onConflictDoUpdate({ target: [lastReads.userId, lastReads.conversationId], set: { readAt } })
    .run()
}

/** The same for a reader, whose request is a GET: the primary is told when this node may not write. */
export const markRead = primaryTask(
  'mark-read',
  ({ userId, conversationId }: { userId: string; conversationId: string }) =>
    transaction((tx) => writeReadMark(tx, userId, conversationId)),
)
