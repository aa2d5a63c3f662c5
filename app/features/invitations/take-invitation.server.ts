import { eq } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { invitationEvents } from '~/features/events/event-types/users'
import { writePackages } from '~/features/packages/packages.server'
import type { Role } from '~/permissions/vocabulary'
import { findInvitation, isBacked } from './find-invitation.server'

type Taken = { role: Role; givePackage: (userId: string) => void }

/**
 * Uses an invitation up, in the transaction that makes the account.
 *
 * @returns what it gives: a role, and a package for the new account's id
 * @throws DomainError `invalid-invitation` (400) when it does not work (any more); `invitation-email`
 *   (400) when it is for another e-mail; `invitation-withdrawn` (400) when who invited may not give
 *   the role any more
 */
export function takeInvitation(tx: Tx, code: string, email: string): Taken {
  const found = findInvitation(code, tx)
  if (!found) throw new DomainError('invalid-invitation')
  if (found.email !== email) throw new DomainError('invitation-email', 400, { field: 'email' })
  if (!isBacked(tx, found)) throw new DomainError('invitation-withdrawn')
  const { id: of, role, packageId } = found
  tx.delete(userInvites).where(eq(userInvites.id, of)).run()
  return {
    role,
    givePackage(id) {
      if (packageId) writePackages(tx, id, [packageId])
      emit(tx, { id }, invitationEvents.accepted, {
        subjectId: of,
        details: { email, role, packageId },
      })
    },
  }
}
