import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { revokeSessions } from './end-session.server'
import { hashPassword, isPassword } from './passwords.server'
import { revokeMailedLinks } from './revoke-links.server'

/**
 * Puts one's own password in the place of the temporary one and ends all other sessions. The
 * temporary one is not asked for again: it just signed the person in.
 *
 * @throws Fault 403 without a temporary password; `same-password` (400), `busy` (429)
 */
export async function replaceTempPassword(
  actor: Actor,
  { password, sessionId }: { password: string; sessionId: string | null },
): Promise<void> {
  if (actor.kind !== 'member') throw forbidden()
  const before = db.select().from(users).where(eq(users.id, actor.id)).get()
  if (!before?.tempPassword) throw forbidden()
  if (before.passwordHash && (await isPassword(password, before.passwordHash))) {
    throw new Fault('same-password', 400, { field: 'password' })
  }
  const passwordHash = await hashPassword(password)
  transaction((tx) => {
    const now = Date.now()
    const changed = tx
      .update(users)
      .set({
        passwordHash,
        tempPassword: false,
        toCreate: false,
        // The temporary one went to the mailbox, and nowhere else.
        emailVerifiedAt: before.emailVerifiedAt ?? now,
        updatedAt: now,
      })
      // Who was given another one meanwhile replaces that.
      .where(and(eq(users.id, actor.id), eq(users.passwordHash, before.passwordHash ?? '')))
      .run()
    if (changed.changes === 0) throw forbidden()
    revokeSessions(tx, actor.id, sessionId)
    revokeMailedLinks(tx, actor.id)
    if (sessionId) {
      tx.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, sessionId)).run()
    }
    happen(tx, actor, accountEvents.replacedPassword, { of: actor.id })
  })
}
