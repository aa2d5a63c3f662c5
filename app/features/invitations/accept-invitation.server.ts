import { eq } from 'drizzle-orm'
import { userInvites, userPackages, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { invitationEvents, userEvents } from '~/features/events/event-types/users'
import { type Member, type Role, roles } from '~/permissions/vocabulary'
import { requireOffered } from './offered-invitation.server'

/**
 * Accepts an invitation for somebody who has an account: its package is added to theirs, and they get its
 * role unless theirs is higher. The mailed link shows that the mailbox is theirs; without it the address
 * must be proven. The inviter is told by mail.
 *
 * @throws DomainError `invalid-invitation` (400), `invitation-email` (403), `invitation-withdrawn` (400)
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
    emit(tx, actor, invitationEvents.accepted, { subjectId: found.id, details })
    emit(tx, actor, userEvents.acceptedInvitation, { subjectId: user.id, inviter, email, details })
    return role
  })
}
