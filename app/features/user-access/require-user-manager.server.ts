import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { canManageUsers } from '~/permissions/users'
import type { Actor, Member } from '~/permissions/vocabulary'

/**
 * Reads again the person who manages users: their right may have been taken, or their account deleted,
 * since the request began.
 *
 * @throws DomainError 403 when they may not (any more)
 */
export function requireUserManager(tx: Reader, actor: Actor): Member & User {
  const now = actor.kind === 'member' && tx.select().from(users).where(eq(users.id, actor.id)).get()
  if (!now) throw forbidden()
  const member = { kind: 'member' as const, ...now }
  if (!canManageUsers(member)) throw forbidden()
  return member
}

/** @throws DomainError 404 */
export function requireUser(tx: Reader, id: string): User {
  const user = tx.select().from(users).where(eq(users.id, id)).get()
  if (!user || user.closedAt !== null) throw notFound()
  return user
}

/** One admin must remain. @throws DomainError `last-admin` (409) when `user` is the only one */
export function keepAnAdmin(tx: Reader, user: User): void {
  if (isLastAdmin(tx, user)) throw new DomainError('last-admin', 409)
}

/** Whether somebody is the only admin. */
export function isLastAdmin(from: Reader, user: User): boolean {
  if (user.role !== 'admin') return false
  const admins = from.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return admins.limit(2).all().length < 2
}
