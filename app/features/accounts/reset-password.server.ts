import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import { accountLimit, forgetAttempts } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { revokeSessions } from './end-session.server'
import { hashPassword } from './passwords.server'
import { revokeLinks, revokeMailedLinks } from './revoke-links.server'
import { findToken, takeToken } from './tokens.server'

type NewPassword = {
  code: string
  password: string
  /** The session of the actor, if there is one. */
  sessionId?: string | null
}

/**
 * Sets the password of whoever holds the code of a mailed link, and ends all their sessions; the
 * one it is set in goes on. Whoever proves the mailbox for the first time without being signed in
 * keeps no connection either: a stranger may have made the account.
 *
 * @returns the id of the person whose password it is now
 * @throws Fault `reset-link` (400) for a wrong, expired or used code; `busy` (429)
 */
export async function resetPassword(
  actor: Actor,
  { code, password, sessionId = null }: NewPassword,
): Promise<string> {
  if (!findToken('reset', code)) throw new Fault('reset-link')
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const userId = takeToken(tx, 'reset', code)?.userId
    if (!userId) throw new Fault('reset-link')
    const before = tx
      .select({ verified: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, userId))
      .get()
    const { email } = tx
      .update(users)
      .set({
        passwordHash,
        toCreate: false,
        tempPassword: false,
        emailVerifiedAt: Date.now(),
        updatedAt: Date.now(),
      })
      .where(eq(users.id, userId))
      .returning({ email: users.email })
      .get()
    const own = actor.kind === 'member' && actor.id === userId
    revokeSessions(tx, userId, own ? sessionId : null)
    if (!own && before?.verified === null) revokeLinks(tx, userId)
    revokeMailedLinks(tx, userId)
    forgetAttempts(tx, accountLimit(email))
    happen(tx, { id: userId }, accountEvents.resetPassword, { of: userId })
    return userId
  })
}
