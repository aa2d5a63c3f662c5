import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { type KnownDevice, newDevice } from './known-device.server'
import { hashPassword, isPassword } from './passwords.server'
import { setPassword } from './set-password.server'

/**
 * Puts one's own password in the place of the temporary one, see `setPassword`. The temporary one is
 * not asked for again: it just signed the person in.
 *
 * @returns what the browser in which it is done is known by from now on
 * @throws DomainError 403 without a temporary password; `same-password` (400), `busy` (429)
 */
export async function replaceTempPassword(
  actor: Actor,
  { password, sessionId }: { password: string; sessionId: string | null },
): Promise<KnownDevice> {
  if (actor.kind !== 'member') throw forbidden()
  const before = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!before?.tempPassword) throw forbidden()
  if (before.passwordHash && (await isPassword(password, before.passwordHash))) {
    throw new DomainError('same-password', 400, { field: 'password' })
  }
  const passwordHash = await hashPassword(password)
  return transaction((tx) => {
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    // A person who was given another one meanwhile replaces that one.
    if (user?.passwordHash !== before.passwordHash) throw forbidden()
    // The temporary one went to the mailbox, and nowhere else.
    const emailVerifiedAt = user.emailVerifiedAt ?? Date.now()
    const facts = { toCreate: false, emailVerifiedAt }
    const replaced = setPassword(tx, user, { passwordHash, keep: sessionId, facts })
    emit(tx, user, accountEvents.replacedPassword, replaced)
    return newDevice({ ...user, passwordHash })
  })
}
