import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, userInvites, userPackages, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { invitationEvents, userEvents } from '~/features/events/kinds/users'
import { type Member, type Role, roles } from '~/permissions/vocabulary'
import { tokenHash } from '~/platform/ids.server'
import { isBacked, termsOf } from './find-invitation.server'
import { openFor, requireOffered } from './offered-invitation.server'

/**
 * The invitation that somebody signed in may look at: by the code of its link, or, where their
 * address is proven, the open one for it. `mine`: it is for their address.
 *
 * @returns `used` when they themselves used it up before, `invalid` when it does not work
 */
export function invitationFor(actor: Member, code: string | null) {
  const user = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!user) throw notFound()
  const found = openFor(db, user, code)
  if (!found) return code && wasUsedBy(actor.id, code) ? 'used' : 'invalid'
  if (!isBacked(db, found)) return 'withdrawn'
  return {
    ...termsOf(found),
    mine: found.email === user.email,
    account: user.email,
  }
}

/**
 * Somebody who has an account already takes their invitation: its package is added to theirs, and
 * they get its role unless theirs is higher. Whoever holds the mailed link has shown that the mailbox
 * is theirs; without it the address must be proven. The inviter is told by mail.
 *
 * @throws Fault `invalid-invitation` (400), `invitation-email` (403), `invitation-withdrawn` (400)
 */
export function acceptInvitation(actor: Member, code: string | null): Role {
  return transaction((tx) => {
    const { user, found } = requireOffered(tx, actor, code)
    const role = roles[Math.max(roles.indexOf(user.role), roles.indexOf(found.role))] ?? user.role
    const now = Date.now()
    const { email, packageId, invitedBy } = found
    tx.delete(userInvites).where(eq(userInvites.id, found.id)).run()
    tx.update(users)
      .set({
        role,
        emailVerifiedAt: user.emailVerifiedAt ?? now,
        version: user.version + 1,
        updatedAt: now,
      })
      .where(eq(users.id, user.id))
      .run()
    if (packageId) {
      tx.insert(userPackages).values({ userId: user.id, packageId }).onConflictDoNothing().run()
    }
    const details = { email, role: found.role, packageId }
    const byId = eq(users.id, invitedBy ?? '')
    const inviter = tx.select().from(users).where(byId).get()
    happen(tx, actor, invitationEvents.accepted, { of: found.id, details })
    happen(tx, actor, userEvents.acceptedInvitation, { of: user.id, inviter, email, details })
    return role
  })
}

const wasUsedBy = (userId: string, code: string): boolean =>
  db
    .select({ id: logHistory.id })
    .from(logHistory)
    .where(
      and(
        eq(logHistory.collection, 'user_invites'),
        eq(logHistory.document, tokenHash(code)),
        eq(logHistory.action, 'accepted'),
        eq(logHistory.user, userId),
      ),
    )
    .get() !== undefined
