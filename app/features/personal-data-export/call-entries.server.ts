import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { bookings, users } from '~/db/schema'
import { csvLine } from '~/features/lists/csv'
import { after, paged, pageSize } from '~/features/lists/paged.server'
import { bookingMessages } from '~/messages/bookings'
import type { Clock } from '~/messages/dates'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { displayName } from '~/messages/users'
import { isoAt } from '~/shared/days'
import { type Entry, written } from './entry'

type Call = {
  id: string
  createdAt: number
  at: number
  status: (typeof bookings.$inferSelect)['status']
  note: string
  name: string | null
}

const callsOf = (clientId: string) =>
  paged<Call>((last) =>
    db
      .select({
        id: bookings.id,
        createdAt: bookings.createdAt,
        at: bookings.startAt,
        status: bookings.status,
        note: bookings.note,
        name: users.fullName,
      })
      .from(bookings)
      .leftJoin(users, eq(users.id, bookings.staffId))
      .where(and(eq(bookings.clientId, clientId), after(bookings, last)))
      .orderBy(asc(bookings.createdAt), asc(bookings.id))
      .limit(pageSize)
      .all(),
  )

/** The calls of a client as one table. */
export function* callEntries(clientId: string, clock: Clock): Generator<Entry> {
  for (const _ of callsOf(clientId)) {
    yield written(`${say.calls}.csv`, () => tableOf(callsOf(clientId), clock))
    return
  }
}

const statusTexts: Record<Call['status'], string> = {
  booked: bookingMessages.isBooked,
  cancelled: bookingMessages.isCancelled,
}

function* tableOf(calls: Iterable<Call>, clock: Clock): Generator<string> {
  yield csvLine([say.at, say.with, say.status, say.note])
  for (const { at, name, status, note } of calls) {
    yield csvLine([isoAt(at, clock.zone), displayName(name), statusTexts[status], note])
  }
}
