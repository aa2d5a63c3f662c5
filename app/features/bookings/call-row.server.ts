import { eq } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { canSeeCall } from '~/permissions/bookings'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'

export type Call = typeof bookings.$inferSelect
/** The row of a call. @throws DomainError `not-found`, also when it is not theirs to see */
export function visibleCall(from: Reader, actor: Actor, id: string): Call {
  const call = from.select().from(bookings).where(eq(bookings.id, id)).get()
  if (!call || !canSeeCall(actor, call)) throw notFound()
  return call
}

/** One that can still be changed. @throws DomainError `not-found`; `call-cancelled`, `call-over` (409) */
export function changeableCall(from: Reader, actor: Actor, id: string, now: number): Call {
  const call = visibleCall(from, actor, id)
  if (call.status === 'cancelled') throw new DomainError('call-cancelled', 409)
  if (call.startAt <= now) throw new DomainError('call-over', 409)
  return call
}

/** Subject of a call. */
export const workOf = ({ requestId, orderId }: Pick<Call, 'requestId' | 'orderId'>): Work | null =>
  requestId !== null
    ? { kind: 'request', id: requestId }
    : orderId !== null
      ? { kind: 'order', id: orderId }
      : null
