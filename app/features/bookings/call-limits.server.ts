import { and, eq, gt, lt } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { callLimits, checkLimits, countAttempt } from '~/features/limits/attempts.server'
import { limits } from '~/permissions/limits'
import { type Actor, isStaff } from '~/permissions/vocabulary'

/** Counts a call that a client books or moves: two people get a mail. @throws DomainError `too-many-bookings` (429) */
export function limitCalls(tx: Tx, actor: Actor): void {
  if (isStaff(actor) || actor.kind !== 'member') return
  const limits = callLimits(actor.id)
  checkLimits(tx, limits, 'too-many-bookings')
  countAttempt(tx, limits)
}

const theirs = (clientId: string) =>
  and(eq(bookings.clientId, clientId), eq(bookings.status, 'booked'))

/** @throws DomainError `too-many-calls` (409) for clients who have as many coming up as they may */
export function requireRoom(tx: Tx, clientId: string, now: number): void {
  const coming = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(theirs(clientId), gt(bookings.startAt, now)))
    .limit(limits.callsOfClient)
    .all()
  if (coming.length < limits.callsOfClient) return
  throw new DomainError('too-many-calls', 409, { values: { most: limits.callsOfClient } })
}

/**
 * Nobody talks to two at once.
 *
 * @param without their call that is about to be moved
 * @throws DomainError `opening-own` (409)
 */
export function requireOwnTime(
  tx: Tx,
  clientId: string,
  { start, end }: { start: number; end: number },
  without?: string,
): void {
  const meeting = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(theirs(clientId), lt(bookings.startAt, end), gt(bookings.endAt, start)))
    .all()
  if (meeting.some(({ id }) => id !== without)) throw new DomainError('opening-own', 409)
}
