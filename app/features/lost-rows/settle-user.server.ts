import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { revokeSessions } from '~/features/accounts/end-session.server'
import { revokeMailedLinks } from '~/features/accounts/revoke-links.server'
import type { KeptRow, Reason } from './apply-row.server'

/** Whether a row would bring back an account that was deleted since. */
export function isOfDeletedUser(tx: Tx, { table, key }: KeptRow): boolean {
  if (table !== 'users') return false
  const here = tx
    .select({ closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, String(key.id)))
    .get()
  return here !== undefined && here.closedAt !== null
}

/**
 * Ends what a new password ends, which was lost with it, once a user's row is taken over.
 *
 * @returns why it may not be taken over: one admin must remain
 */
export function settleUser(tx: Tx, { table, key, before, after }: KeptRow): Reason | null {
  if (table !== 'users' || !before || !after) return null
  if (before.password_hash !== after.password_hash) {
    revokeSessions(tx, String(key.id), null)
    revokeMailedLinks(tx, String(key.id))
  }
  const admin = tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).get()
  return admin ? null : 'rule'
}
