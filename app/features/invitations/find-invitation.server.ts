import { and, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestPackages, type User, userInvites, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { grantableRoles } from '~/permissions/users'
import type { Role } from '~/permissions/vocabulary'
import { tokenHash } from '~/platform/ids.server'

/** The open invitation behind the code of a mailed link; undefined when it does not work. */
export const findInvitation = (code: string, from: Reader = db) =>
  from
    .select()
    .from(userInvites)
    .where(and(eq(userInvites.id, tokenHash(code)), gt(userInvites.expiresAt, Date.now())))
    .get()

/** The open invitation of an e-mail. Only whose address it is may hear of it. */
export const invitationOf = (email: string, from: Reader = db) =>
  from
    .select()
    .from(userInvites)
    .where(and(eq(userInvites.email, email), gt(userInvites.expiresAt, Date.now())))
    .get()

/**
 * Finds the person who invited somebody with a proven address, for a word on their first screen; null
 * without one.
 */
export function whoInvites(user: Pick<User, 'email' | 'emailVerifiedAt'>) {
  const found = user.emailVerifiedAt === null ? undefined : invitationOf(user.email)
  return found && isBacked(db, found) ? termsOf(found).inviter : null
}

/**
 * Invitation that the mail to a new account mentions: its link shows that the mailbox is theirs. Undefined
 * without one.
 */
export function waitingFor(tx: Tx, email: string) {
  const found = invitationOf(email, tx)
  return found && isBacked(tx, found) ? { email, inviter: termsOf(found).inviter } : undefined
}

/** Whether who invited may give the role still: their right, or their account, may be gone. */
export function isBacked(
  from: Reader,
  { invitedBy, role }: { invitedBy: string | null; role: Role },
): boolean {
  if (!invitedBy) return false
  return mayGive(from.select().from(users).where(eq(users.id, invitedBy)).get(), role)
}

/** The same for an inviter who is known already. */
export const mayGive = (inviter: User | null | undefined, role: Role): boolean =>
  inviter != null && grantableRoles({ kind: 'member', ...inviter }).includes(role)

/** Invitation that its link opens: its person, or the reason why it does not work. */
export function openInvitation(code: string) {
  const found = findInvitation(code)
  if (!found) return 'invalid'
  if (!isBacked(db, found)) return 'withdrawn'
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, found.email)).get()
  return { ...termsOf(found), hasAccount: account !== undefined }
}

/** An invitation as the person reads it: its inviter and its role. */
export function termsOf({ email, role, packageId, invitedBy }: typeof userInvites.$inferSelect) {
  const inviter = invitedBy && db.select().from(users).where(eq(users.id, invitedBy)).get()
  const chosen =
    packageId && db.select().from(requestPackages).where(eq(requestPackages.id, packageId)).get()
  return {
    email,
    role,
    packageName: chosen ? chosen.name : null,
    inviter: inviter ? inviter.fullName : null,
  }
}

/** An invitation by its id, expired or not. @throws DomainError 404 */
export function requireInvitation(from: Reader, id: string) {
  const found = from.select().from(userInvites).where(eq(userInvites.id, id)).get()
  if (!found) throw notFound()
  return found
}
