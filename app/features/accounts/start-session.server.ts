import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { sessions, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { newToken, tokenHash } from '~/platform/ids.server'
import { mostSessions } from '~/shared/account-caps'

const lifetime = 30 * 24 * 60 * 60 * 1000
/** Ended at once, where somebody has many from before there was a limit. */
const mostTidied = 200

/**
 * Opens a session for 30 days, in the transaction that signs the person in. Where they have too many,
 * those end that were used longest ago.
 *
 * @returns the token for the session cookie; only its hash is stored
 */
export function startSession(tx: Tx, userId: string, userAgent: string): string {
  const token = newToken()
  const now = Date.now()
  tx.delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
    .run()
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(mostTidied)
    .offset(mostSessions - 1)
  tx.delete(sessions).where(inArray(sessions.id, tooMany)).run()
  tx.insert(sessions)
    .values({
      id: tokenHash(token),
      userId,
      userAgent: userAgent.slice(0, 300),
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: now + lifetime,
    })
    .run()
  tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId)).run()
  return token
}
