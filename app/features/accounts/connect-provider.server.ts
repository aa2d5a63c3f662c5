import { and, eq } from 'drizzle-orm'
import { connections, sessions, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import type { Actor } from '~/permissions/vocabulary'
import type { ProviderProfile } from '~/platform/providers/profile'
import { connect } from './enter-with-provider.server'
import { providerLabels } from './providers.server'

/**
 * Lets an account of a provider sign one in from now on. Its e-mail need not be one's own.
 *
 * @throws Fault 403 for guests, and when the session has ended; `connection-taken` (409) when it signs in somebody else
 */
export function connectProvider(
  actor: Actor,
  { sessionId, ...profile }: ProviderProfile & { sessionId: string | null },
): void {
  if (actor.kind !== 'member') throw forbidden()
  const { provider, providerId } = profile
  transaction((tx) => {
    // The provider was asked meanwhile: a new password may have ended the session.
    const own = and(eq(sessions.id, sessionId ?? ''), eq(sessions.userId, actor.id))
    const person = tx
      .select({ user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(own)
      .get()?.user
    if (!person) throw forbidden()
    const known = tx
      .select({ userId: connections.userId })
      .from(connections)
      .where(and(eq(connections.provider, provider), eq(connections.providerId, providerId)))
      .get()
    if (known && known.userId !== actor.id) {
      throw new Fault('connection-taken', 409, { values: { provider: providerLabels[provider] } })
    }
    if (!known) connect(tx, person, profile)
  })
}
