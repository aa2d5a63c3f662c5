import { eq } from 'drizzle-orm'
import { sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { accountEvents } from '~/features/events/kinds/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { requirePassword } from './confirm-password.server'
import { revokeSessions } from './end-session.server'
import { hashPassword } from './passwords.server'
import { revokeMailedLinks } from './revoke-links.server'

type Change = { currentPassword: string; password: string; sessionId: string | null }

/**
 * Changes one's own password and ends all other sessions.
 *
 * @throws Fault `wrong-password` (400), `too-many-tries` (429), `busy` (429)
 */
export async function changePassword(
  actor: Actor,
  { currentPassword, password, sessionId }: Change,
): Promise<void> {
  const knew = await requirePassword(actor, currentPassword)
  const passwordHash = await hashPassword(password)
  transaction((tx) => {
    const user = knew(tx)
    tx.update(users)
      .set({ passwordHash, tempPassword: false, updatedAt: Date.now() })
      .where(eq(users.id, user.id))
      .run()
    revokeSessions(tx, user.id, sessionId)
    revokeMailedLinks(tx, user.id)
    if (sessionId) {
      const now = { authenticatedAt: Date.now() }
      tx.update(sessions).set(now).where(eq(sessions.id, sessionId)).run()
    }
    happen(tx, user, accountEvents.changedPassword, { of: user.id })
  })
}
