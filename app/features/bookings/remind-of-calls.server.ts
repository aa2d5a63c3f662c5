import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { bookings } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { bookingEvents } from '~/features/events/event-types/bookings'
import { factsOfCall } from './call-facts.server'

const hour = 60 * 60 * 1000
const day = 24 * hour
const batch = 50

/**
 * Reminds both of their call a day before, or an hour before where it was booked or moved within that
 * day; what was booked within the hour needs no second mail.
 *
 * @returns whether there may be more
 */
export function remindOfCalls(now = Date.now()): boolean {
  return transaction((tx) => {
    const ahead = sql`${bookings.startAt} - ${bookings.updatedAt}`
    const due = tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'booked'),
          isNull(bookings.remindedAt),
          gt(bookings.startAt, now),
          lte(bookings.startAt, now + day),
          or(
            sql`${ahead} > ${day}`,
            and(lte(bookings.startAt, now + hour), sql`${ahead} > ${hour}`),
          ),
        ),
      )
      .orderBy(asc(bookings.startAt))
      .limit(batch)
      .all()
    for (const call of due) {
      tx.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, call.id)).run()
      emit(tx, 'system', bookingEvents.reminded, factsOfCall(tx, call))
    }
    return due.length === batch
  })
}
