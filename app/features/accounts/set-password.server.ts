import { eq } from 'drizzle-orm'
import { sessions, type User, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { devicesLimit, forgetAttempts } from '~/features/limits/attempts.server'
import { revokeSessions } from './end-session.server'
import { revokeMailedLinks, revokeOtherConnections } from './revoke-links.server'

type NewPassword = {
  passwordHash: string
  /** The session that goes on; it counts as confirmed. */
  keep: string | null
  /** Further facts that it proves about the account. */
  facts?: Pick<Partial<User>, 'toCreate' | 'emailVerifiedAt'>
}

/**
 * Gives an account another password, in the transaction that allows it. Anyone who knew the old one, or sat
 * in a session, loses every way in: sessions end, mailed links are void, and connections go unless their
 * e-mail is surely the account's own. Known browsers are forgotten (`isKnown`), and counted attempts start
 * over.
 *
 * @returns what the event of it says
 */
export function setPassword(tx: Tx, person: User, { passwordHash, keep, facts }: NewPassword) {
  const { id: of } = person
  const now = Date.now()
  tx.update(users)
    .set({ ...facts, passwordHash, tempPassword: false, updatedAt: now })
    .where(eq(users.id, of))
    .run()
  revokeSessions(tx, of, keep)
  if (keep) tx.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, keep)).run()
  revokeMailedLinks(tx, of)
  forgetAttempts(tx, devicesLimit(of))
  return { subjectId: of, person, lost: revokeOtherConnections(tx, person, person) }
}
