import { eq } from 'drizzle-orm'
import { type User, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import type { Member } from '~/permissions/vocabulary'
import { findInvitation, invitationOf, isBacked } from './find-invitation.server'

/** By the code of its link; without one the open one for their address, where that is proven. */
export function openFor(
  from: Reader,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  code: string | null,
) {
  if (code) return findInvitation(code, from)
  return emailVerifiedAt === null ? undefined : invitationOf(email, from)
}

/**
 * Somebody signed in and the invitation that is theirs to accept or refuse.
 *
 * @throws DomainError `invalid-invitation` (400), `invitation-email` (403), `invitation-withdrawn` (400)
 */
export function requireOffered(tx: Tx, actor: Member, code: string | null) {
  const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
  if (!user) throw notFound()
  const found = openFor(tx, user, code)
  if (!found) throw new DomainError('invalid-invitation')
  if (found.email !== user.email) throw new DomainError('invitation-email', 403)
  if (!isBacked(tx, found)) throw new DomainError('invitation-withdrawn')
  return { user, found }
}
