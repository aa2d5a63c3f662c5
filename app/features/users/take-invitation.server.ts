import { and, eq, gt } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import type { Role } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { findInvitation, isBacked } from './find-invitation.server'
import { writePackages } from './packages.server'

type Taken = { role: Role; givePackage: (userId: string) => void }

/**
 * Uses an invitation up, in the transaction that makes the account.
 *
 * @returns what it gives: a role, and a package for the new account's id
 * @throws Fault `invalid-invitation` (400) when it does not work (any more); `invitation-email`
 *   (400) when it is for another e-mail; `invitation-withdrawn` (400) when who invited may not give
 *   the role any more
 */
export function takeInvitation(tx: Tx, code: string, email: string): Taken {
  const found = findInvitation(code, tx)
  if (!found) throw new Fault('invalid-invitation')
  if (found.email !== email) throw new Fault('invitation-email', 400, { field: 'email' })
  if (!isBacked(tx, found)) throw new Fault('invitation-withdrawn')
  return used(tx, found)
}

/** The open invitation of somebody whose mailbox a provider vouches for: it needs no link. */
export function takeInvitationOf(tx: Tx, email: string): Taken | null {
  const open = and(eq(userInvites.email, email), gt(userInvites.expiresAt, Date.now()))
  const found = tx.select().from(userInvites).where(open).get()
  return found && isBacked(tx, found) ? used(tx, found) : null
}

function used(tx: Tx, found: typeof userInvites.$inferSelect): Taken {
  tx.delete(userInvites).where(eq(userInvites.id, found.id)).run()
  return {
    role: found.role,
    givePackage(userId) {
      if (found.packageId) writePackages(tx, userId, [found.packageId])
      record(tx, {
        collection: 'user_invites',
        document: found.id,
        action: 'accepted',
        user: userId,
        details: { email: found.email, role: found.role, packageId: found.packageId },
      })
    },
  }
}
