import { and, eq, isNull } from 'drizzle-orm'
import { oauthAccounts, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { providerLabels, signInProviders } from './providers.server'

/**
 * Takes a way to sign in away from oneself.
 *
 * @returns the provider's name
 * @throws DomainError 404 when it is not one's own; `only-way-in` (409) without a password and without
 *   another connection that works
 */
export function disconnectProvider(actor: Actor, { id }: { id: string }): string {
  if (actor.kind !== 'member') throw notFound()
  return transaction((tx) => {
    const own = tx
      .select()
      .from(oauthAccounts)
      .where(and(eq(oauthAccounts.userId, actor.id), isNull(oauthAccounts.letGoAt)))
      .all()
    const gone = own.find((connection) => connection.id === id)
    const user = tx.select().from(users).where(eq(users.id, actor.id)).get()
    if (!gone || !user) throw notFound()
    const working = new Set(signInProviders().map(({ name }) => name))
    const another = own.some(({ id: other, provider }) => other !== id && working.has(provider))
    if (user.passwordHash === null && !another) throw new DomainError('only-way-in', 409)
    tx.delete(oauthAccounts).where(eq(oauthAccounts.id, id)).run()
    const { provider } = gone
    emit(tx, actor, accountEvents.disconnected, { subjectId: actor.id, details: { provider } })
    return providerLabels[provider]
  })
}
