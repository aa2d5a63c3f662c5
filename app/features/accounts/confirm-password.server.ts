import { and, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sessions, type User, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import {
  checkLimits,
  countAttempt,
  forgetAttempts,
  passwordLimit,
} from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { isPassword } from './passwords.server'

/**
 * Proof that somebody knew their password when it was compared. It counts only once it is redeemed, in the
 * transaction of what it allows: a person who chose another password meanwhile must be safe.
 *
 * @returns the account
 * @throws DomainError `wrong-password` (400)
 */
type KnewPassword = (tx: Tx) => User

const wrongPassword = () => new DomainError('wrong-password', 400, { field: 'currentPassword' })

/**
 * Makes sure that the person at the keyboard knows the account's password.
 *
 * @throws DomainError `wrong-password` (400), `too-many-tries` (429), `busy` (429)
 */
export async function requirePassword(actor: Actor, password: string): Promise<KnewPassword> {
  if (actor.kind !== 'member') throw forbidden()
  const user = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!user) throw forbidden()
  const limit = passwordLimit(user.id)
  checkLimits(db, [limit])
  const right = await isPassword(password, user.passwordHash)
  transaction((tx) => {
    checkLimits(tx, [limit])
    if (right) forgetAttempts(tx, limit)
    else countAttempt(tx, [limit])
  })
  if (!right) throw wrongPassword()
  return (tx) => {
    const now = tx.select().from(users).where(eq(users.id, user.id)).get()
    if (now?.passwordHash !== user.passwordHash) throw wrongPassword()
    return now
  }
}

/** Confirms the password in a session: what is sensitive stays open for a while after it. */
export async function confirmPassword(
  actor: Actor,
  { sessionId, password }: { sessionId: string | null; password: string },
): Promise<void> {
  const knew = await requirePassword(actor, password)
  if (!sessionId) throw forbidden()
  transaction((tx) => {
    knew(tx)
    tx.update(sessions).set({ authenticatedAt: Date.now() }).where(eq(sessions.id, sessionId)).run()
  })
}

/** How long a confirmed password opens what is sensitive, in milliseconds. */
const confirmedFor = 10 * 60 * 1000

/** Whether the password was confirmed in this session, or the session opened, ten minutes ago at most. */
export const confirmedRecently = (sessionId: string | null): boolean =>
  confirmedUntil(sessionId) !== null

/**
 * Stricter than the log-in alone: a person with a password must have typed it again since. A person without
 * one logged in just now.
 */
export function confirmedAgain(sessionId: string | null): boolean {
  if (!sessionId || !confirmedRecently(sessionId)) return false
  const row = db
    .select({ session: sessions, passwordHash: users.passwordHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
    .get()
  if (!row) return false
  return row.passwordHash === null || row.session.authenticatedAt > row.session.createdAt
}

/** Until when that holds, in milliseconds; null when it does not. */
export function confirmedUntil(sessionId: string | null): number | null {
  if (!sessionId) return null
  const fresh = gt(sessions.authenticatedAt, Date.now() - confirmedFor)
  const row = db
    .select({ at: sessions.authenticatedAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), fresh))
    .get()
  return row ? row.at + confirmedFor : null
}
