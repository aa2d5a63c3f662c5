import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { confirmedRecently, requirePassword } from '~/features/accounts/confirm-password.server'
import { isLastAdmin, keepAnAdmin } from '~/features/user-access/require-user-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { countOpen } from './count-open.server'
import { eraseUser } from './erase-user.server'

/** Proof of identity: the password, or, without one, a login just now. */
type Proof = { password: string; sessionId: string | null }

/**
 * Deletes one's own account, see `eraseUser`. Templates that staff owned belong to nobody then.
 *
 * @param openWork what becomes of their requests and orders that are open
 * @throws DomainError 403; `wrong-password` (400), `too-many-tries`, `busy` (429); `log-in-again` (403) for
 *   who has no password; `last-admin` (409)
 */
export async function deleteOwnAccount(
  actor: Actor,
  proof: Proof,
  openWork: 'keep' | 'complete' = 'keep',
): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const { passwordHash } = own(db, actor.id)
  const knew = passwordHash === null ? null : await requirePassword(actor, proof.password)
  await eraseUser(actor.id, (tx) => {
    const user = knew ? knew(tx) : own(tx, actor.id)
    if (!knew && !confirmedRecently(proof.sessionId)) throw new DomainError('log-in-again', 403)
    keepAnAdmin(tx, user)
    const by = { kind: 'member' as const, ...user }
    return { user, by, templates: null, openWork: { choice: openWork, to: null } }
  })
}

/** Whether one's own account may be deleted, and how one says who one is. @throws DomainError 403 */
export function ownDeletion(actor: Actor, sessionId: string | null) {
  if (actor.kind !== 'member') throw forbidden()
  const user = own(db, actor.id)
  const hasPassword = user.passwordHash !== null
  return {
    open: countOpen(actor.id),
    isLastAdmin: isLastAdmin(db, user),
    hasPassword,
    mustLogIn: !hasPassword && !confirmedRecently(sessionId),
  }
}

function own(from: Reader, id: string): User {
  const user = from.select().from(users).where(eq(users.id, id)).get()
  if (!user) throw forbidden()
  return user
}
