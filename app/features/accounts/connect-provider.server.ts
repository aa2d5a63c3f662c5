import { and, eq } from 'drizzle-orm'
import { connections } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault, forbidden } from '~/faults'
import type { Actor } from '~/permissions/vocabulary'
import type { ProviderProfile } from '~/platform/providers/profile'
import { connect } from './enter-with-provider.server'
import { providerLabels } from './providers.server'

/**
 * Lets an account of a provider sign one in from now on. Its e-mail need not be one's own.
 *
 * @throws Fault 403 for guests; `connection-taken` (409) when it signs in somebody else
 */
export function connectProvider(actor: Actor, profile: ProviderProfile): void {
  if (actor.kind !== 'member') throw forbidden()
  const { provider, providerId } = profile
  transaction((tx) => {
    const known = tx
      .select({ userId: connections.userId })
      .from(connections)
      .where(and(eq(connections.provider, provider), eq(connections.providerId, providerId)))
      .get()
    if (known && known.userId !== actor.id) {
      throw new Fault('connection-taken', 409, { values: { provider: providerLabels[provider] } })
    }
    if (!known) connect(tx, actor.id, profile)
  })
}
