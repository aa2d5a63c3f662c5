import { and, asc, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { bookings, users } from '~/db/schema'
import { bookingMessages as say } from '~/messages/bookings'
import { type Clock, namedMoment } from '~/messages/dates'
import { canBookCalls, canSeeCall } from '~/permissions/bookings'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { aboutName } from './call-schema.server'

/** Calls shown next to their subject. */
const most = 5

/**
 * Lists the coming calls about a work item for its screen, and whether its client can book one. Everybody
 * who may open the work sees them; only the two who talk, and admins, get a link to the call.
 */
export function callsOfWork(actor: Actor, work: Work, clock: Clock, now = Date.now()) {
  const column = work.kind === 'request' ? bookings.requestId : bookings.orderId
  const calls = db
    .select({
      id: bookings.id,
      startAt: bookings.startAt,
      staffId: bookings.staffId,
      clientId: bookings.clientId,
      name: users.fullName,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.staffId))
    .where(and(eq(column, work.id), eq(bookings.status, 'booked'), gt(bookings.endAt, now)))
    .orderBy(asc(bookings.startAt))
    .limit(most)
    .all()
  return {
    calls: calls.map((call) => ({
      id: call.id,
      text: say.withWhom(namedMoment(call.startAt, clock), call.name),
      theirs: canSeeCall(actor, call),
    })),
    /** Subject that the link to a new call carries; null when they may not book one. */
    about: canBookCalls(actor) ? aboutName(work) : null,
  }
}

export type CallsOfWork = ReturnType<typeof callsOfWork>
