import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { canBookCalls, canBookForClients } from '~/permissions/bookings'
import type { Actor, Member } from '~/permissions/vocabulary'

/**
 * Decides whose call it will be: the person who books it, or the client that staff have chosen.
 *
 * @throws DomainError 403 for anyone who is neither; `call-client-unknown` (400) for anyone but clients
 */
export function clientOfCall(tx: Tx, actor: Actor, clientId: string | undefined) {
  if (actor.kind !== 'member') throw forbidden()
  const self = find(tx, actor.id)
  if (!self) throw forbidden()
  if (!clientId) {
    if (!canBookCalls(self)) throw forbidden()
    return self
  }
  if (!canBookForClients(self)) throw forbidden()
  const client = find(tx, clientId)
  if (client && canBookCalls(client)) return client
  throw new DomainError('call-client-unknown', 400)
}

/** The client whom the address of a screen of staff names; null where it names none. */
export function clientToBookFor(id: string | null) {
  const client = id ? find(db, id) : null
  return client && canBookCalls(client) ? client : null
}

function find(from: Reader, id: string) {
  const row = from.select().from(users).where(eq(users.id, id)).get()
  return row ? ({ kind: 'member', ...row } satisfies Member) : null
}
