import { and, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { oauthAccounts } from '~/db/schema'
import type { ProviderName } from '~/platform/providers/endpoints.server'
import { providerLabels, signInProviders } from './providers.server'

/** A provider: connected (`id`), or one that can be (`id` null). */
export type Connection = {
  id: string | null
  provider: ProviderName
  label: string
  /** Its e-mail there, where the provider vouches for it. */
  email: string | null
  since: number | null
}

/** The accounts of other services that sign somebody in, and the services that could. */
export function listConnections(userId: string): Connection[] {
  const connected = db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), isNull(oauthAccounts.letGoAt)))
    .all()
  const known = new Set(connected.map(({ provider }) => provider))
  return [
    ...connected.map(({ id, provider, email, createdAt }) => ({
      id,
      provider,
      label: providerLabels[provider],
      email,
      since: createdAt,
    })),
    ...signInProviders()
      .filter(({ name }) => !known.has(name))
      .map(({ name, label }) => ({ id: null, provider: name, label, email: null, since: null })),
  ]
}
