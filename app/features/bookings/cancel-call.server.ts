import { and, eq, gt, or } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { bookingEvents } from '~/features/events/event-types/bookings'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import { factsOfCall } from './call-facts.server'
import { type Call, changeableCall, visibleCall } from './call-row.server'

/**
 * Cancels a call: its opening is offered again. One that is cancelled already stays so.
 *
 * @throws DomainError `not-found`; `call-over` (409)
 */
export function cancelCall(actor: Actor, { id }: { id: string }): void {
  transaction((tx) => {
    if (visibleCall(tx, actor, id).status === 'cancelled') return
    cancel(tx, actor, changeableCall(tx, actor, id, Date.now()))
  })
}

/**
 * Cancels what somebody has still to come when they are something else now: the others hear of it.
 *
 * @param keeps which of them stay
 */
export function cancelCallsOf(
  tx: Tx,
  actor: Member,
  userId: string,
  keeps: (call: Call) => boolean = () => false,
): void {
  const coming = tx.select().from(bookings).where(comingOf(userId)).all()
  for (const call of coming) if (!keeps(call)) cancel(tx, actor, call)
}

/** Calls that are cancelled at once. */
const most = 10

/** The same of some calls of somebody who is deleted. @returns whether there may be more */
export function cancelSomeCalls(tx: Tx, by: By, userId: string): boolean {
  const coming = tx.select().from(bookings).where(comingOf(userId)).limit(most).all()
  for (const call of coming) cancel(tx, by, call)
  return coming.length === most
}

/** Coming calls of somebody: as a client, or of the staff. */
export const comingOf = (userId: string) =>
  and(
    or(eq(bookings.staffId, userId), eq(bookings.clientId, userId)),
    eq(bookings.status, 'booked'),
    gt(bookings.startAt, Date.now()),
  )

function cancel(tx: Tx, by: By, call: Call): void {
  // As `moveCall`: the reminder.
  unqueueMails(tx, call.id)
  const cancelled = tx
    .update(bookings)
    .set({
      status: 'cancelled',
      sequence: call.sequence + 1,
      cancelledBy: typeof by === 'object' && 'id' in by ? by.id : null,
      updatedAt: Date.now(),
    })
    .where(eq(bookings.id, call.id))
    .returning()
    .get()
  emit(tx, by, bookingEvents.cancelled, factsOfCall(tx, cancelled, 'CANCEL'))
}
