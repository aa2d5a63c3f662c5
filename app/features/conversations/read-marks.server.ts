import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readMarks } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { primaryTask } from '~/platform/litefs/primary-task.server'

/** Up to when somebody has read a conversation; null when they never have. */
export const readUntil = (userId: string, conversationId: string): number | null =>
  db
    .select({ at: readMarks.readAt })
    .from(readMarks)
    .where(and(eq(readMarks.userId, userId), eq(readMarks.conversationId, conversationId)))
    .get()?.at ?? null

/** Notes that somebody has read a conversation up to now. */
export function writeReadMark(tx: Tx, userId: string, conversationId: string): void {
  const readAt = Date.now()
  tx.insert(readMarks)
    .values({ userId, conversationId, readAt })
    .onConflictDoUpdate({ target: [readMarks.userId, readMarks.conversationId], set: { readAt } })
    .run()
}

/** The same for who opens it, which is a GET: the primary is told where this node may not write. */
export const markRead = primaryTask(
  'mark-read',
  ({ userId, conversationId }: { userId: string; conversationId: string }) =>
    transaction((tx) => writeReadMark(tx, userId, conversationId)),
)
