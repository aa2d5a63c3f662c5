import { eq } from 'drizzle-orm'
import { sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import type { Actor } from '~/permissions/vocabulary'
import type { ProviderProfile } from '~/platform/providers/profile'
import { connect } from './connect-account.server'

/**
 * Lets an account of a provider sign one in from now on. Its e-mail need not be one's own.
 *
 * @throws DomainError 403 for guests, and when the session has ended; `connection-taken` (409) when it signs
 *   in somebody else, `too-many-tries` (429)
 */
export function connectProvider(
  actor: Actor,
  { sessionId, ...profile }: ProviderProfile & { sessionId: string | null },
): void {
  if (actor.kind !== 'member') throw forbidden()
  transaction((tx) => {
    // The provider was asked meanwhile: a new password may have ended the session.
    const person = tx
      .select({ user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId ?? ''))
      .get()?.user
    if (!person) throw forbidden()
    connect(tx, person, profile)
  })
}
