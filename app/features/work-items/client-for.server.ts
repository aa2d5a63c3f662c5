import { and, desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { type User, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { searchText } from '~/features/lists/define-filters'
import { byName } from '~/features/lists/name-search.server'
import { anyCase, matches } from '~/features/lists/search.server'
import type { Member } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import type { WorkKind } from '~/shared/kinds'

/** Clients offered at once; if there may be more, they can be searched. */
export const mostClients = 20

/** Staff have chosen nobody, or nobody who is a client. */
export const clientUnknown = (kind: WorkKind = 'request') =>
  new DomainError('client-unknown', 400, { field: 'client', values: { kind } })

/**
 * Decides whose request or order it will be: the sender's, or that of the client that staff have chosen.
 *
 * @returns null for staff who have not chosen yet
 * @throws DomainError `client-unknown` (400) for anybody but a client
 */
export function clientFor(
  from: Reader,
  actor: Member,
  clientId: string | null,
  kind?: WorkKind,
): User | null {
  const others = canMakeForClients(actor)
  const id = others ? clientId : actor.id
  if (!id) return null
  const client = from.select().from(users).where(eq(users.id, id)).get()
  if (!client || (others && client.role !== 'client')) {
    throw clientUnknown(kind)
  }
  return client
}

/** Clients by a part of their name or email; without a search the newest ones. @throws DomainError 403 */
export function findClients(actor: Member, search: string | null) {
  if (!canMakeForClients(actor)) throw forbidden()
  const text = searchText(search)
  return db
    .select({ id: users.id, name: users.fullName, email: users.email, avatar: users.avatar })
    .from(users)
    .where(and(eq(users.role, 'client'), matches(text, byName)))
    .orderBy(...(text ? [anyCase(users.fullName)] : []), desc(users.createdAt), desc(users.id))
    .limit(mostClients)
    .all()
}
