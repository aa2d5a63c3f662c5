import { eq } from 'drizzle-orm'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { accountLimit, forgetAttempts } from '~/features/limits/attempts.server'
import type { Actor } from '~/permissions/vocabulary'
import { type KnownDevice, newDevice } from './known-device.server'
import { hashPassword } from './passwords.server'
import { setPassword } from './set-password.server'
import { findToken, takeToken } from './tokens.server'

type NewPassword = {
  code: string
  password: string
  /** The session of the actor, if there is one. */
  sessionId?: string | null
}

/**
 * Sets the password of the person with the code of a mailed link, see `setPassword`; their current session
 * continues.
 *
 * @returns what the browser in which it is done is known by from now on, and whose password it is
 * @throws DomainError `reset-link` (400) for a wrong, expired or used code; `busy` (429)
 */
export async function resetPassword(
  actor: Actor,
  { code, password, sessionId = null }: NewPassword,
): Promise<KnownDevice> {
  if (!findToken('reset', code)) throw new DomainError('reset-link')
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const userId = takeToken(tx, 'reset', code)?.userId
    const user = userId && tx.select().from(users).where(eq(users.id, userId)).get()
    if (!user) throw new DomainError('reset-link')
    const keep = actor.kind === 'member' && actor.id === userId ? sessionId : null
    const facts = { toCreate: false, emailVerifiedAt: Date.now() }
    const reset = setPassword(tx, user, { passwordHash, keep, facts })
    forgetAttempts(tx, accountLimit(user.email))
    emit(tx, user, accountEvents.resetPassword, reset)
    return newDevice({ ...user, passwordHash })
  })
}
