import { and, eq, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { log } from '~/platform/log.server'

const fiveMinutes = 5 * 60 * 1000

/** Notes that a session is in use, at most every five minutes. Called by actions: a GET never writes. */
export function touchSession(sessionId: string): void {
  const now = Date.now()
  const due = and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, now - fiveMinutes))
  if (!db.select({ id: sessions.id }).from(sessions).where(due).get()) return
  try {
    transaction((tx) => {
      const touched = tx.update(sessions).set({ lastSeenAt: now }).where(due).returning().get()
      if (touched) {
        tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, touched.userId)).run()
      }
    })
  } catch (error) {
    // The moment matters less than what the action is about.
    log.warn({ err: error }, 'a session was not noted as in use')
  }
}
