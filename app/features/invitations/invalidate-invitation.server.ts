import { eq } from 'drizzle-orm'
import { userInvites } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { grantableRoles } from '~/permissions/users'
import type { Member } from '~/permissions/vocabulary'

/**
 * Takes the invitation of an e-mail away, expired or not, where something else takes its place.
 *
 * @returns whether there was one
 * @throws DomainError `email-invited` (403) for one of a role that this manager may not give, nor revoke
 */
export function invalidateInvitation(tx: Tx, manager: Member, email: string): boolean {
  const of = eq(userInvites.email, email)
  const invited = tx.select({ role: userInvites.role }).from(userInvites).where(of).get()
  // Before anything is written: a row of many that is refused undoes nothing.
  if (invited && !grantableRoles(manager).includes(invited.role)) {
    throw new DomainError('email-invited', 403, { field: 'email' })
  }
  tx.delete(userInvites).where(of).run()
  return invited !== undefined
}
