import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readMarks } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import type { Member } from '~/permissions/vocabulary'
import { mayWrite } from '~/platform/litefs/node.server'
import { log } from '~/platform/log.server'

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

/**
 * The same for who opens it. That is a GET: a replica leaves it for the next time, and a write that
 * fails is logged; what is opened is shown all the same.
 */
export function markRead(actor: Member, conversationId: string): void {
  if (!mayWrite()) return
  try {
    transaction((tx) => writeReadMark(tx, actor.id, conversationId))
  } catch (error) {
    log.warn({ err: error }, 'a conversation was not marked as read')
  }
}
