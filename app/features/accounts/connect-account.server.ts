import { and, eq } from 'drizzle-orm'
import { oauthAccounts, type User, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { checkLimits, connectLimit, countAttempt } from '~/features/limits/attempts.server'
import { newId } from '~/platform/ids.server'
import type { ProviderProfile } from '~/platform/providers/profile'
import { providerLabels } from './providers.server'

/** Whom an account of a provider signs in, or did until it was let go. */
export function connectionOf(tx: Tx, { provider, providerId }: ProviderProfile) {
  return tx
    .select({ id: oauthAccounts.id, letGoAt: oauthAccounts.letGoAt, user: users })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.providerId, providerId)))
    .get()
}

/**
 * A person who had an account before gets no second, empty one.
 *
 * @throws DomainError `connection-let-go` (409)
 */
export function refuseLetGo(tx: Tx, profile: ProviderProfile): void {
  if (connectionOf(tx, profile)?.letGoAt) throw refusal('connection-let-go', profile)
}

/** The e-mail that the provider vouches for. */
const vouched = ({ email, emailVerified }: ProviderProfile) => (emailVerified ? email : null)

/** Updates a connection's e-mail to today's. */
export function rememberEmail(tx: Tx, id: string, profile: ProviderProfile): void {
  tx.update(oauthAccounts)
    .set({ email: vouched(profile) })
    .where(eq(oauthAccounts.id, id))
    .run()
}

/**
 * Remembers that an account of a provider signs this person in from now on, and tells them. A disconnected
 * account signs nobody in: anyone who shows that it is theirs may connect it, even somebody else.
 *
 * @throws DomainError `connection-taken` (409) when it signs in somebody else, `too-many-tries` (429)
 */
export function connect(
  tx: Tx,
  person: User,
  profile: ProviderProfile,
  { tell } = { tell: true },
): void {
  const { provider, providerId } = profile
  const known = connectionOf(tx, profile)
  if (known && !known.letGoAt) {
    if (known.user.id !== person.id) throw refusal('connection-taken', profile)
    return
  }
  const email = vouched(profile)
  if (email !== person.email) countConnection(tx, person)
  const facts = { userId: person.id, email, letGoAt: null, createdAt: Date.now() }
  tx.insert(oauthAccounts)
    .values({ id: newId(), provider, providerId, ...facts })
    .onConflictDoUpdate({ target: [oauthAccounts.provider, oauthAccounts.providerId], set: facts })
    .run()
  // Their own, where nobody vouches for it, may be what they typed here.
  const named = email ?? (profile.email === person.email ? null : profile.email)
  emit(tx, person, accountEvents.connected, {
    subjectId: person.id,
    person: tell ? person : null,
    account: { label: providerLabels[provider], email: named },
    details: { provider },
  })
}

/** Anyone who shows that the mailbox is theirs fills no other, and is not stopped by attempts of others. */
function countConnection(tx: Tx, { id }: User): void {
  const limit = connectLimit(id)
  checkLimits(tx, [limit])
  countAttempt(tx, [limit])
}

const refusal = (code: string, { provider }: ProviderProfile) =>
  new DomainError(code, 409, { values: { provider: providerLabels[provider] } })
