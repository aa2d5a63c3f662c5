import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, requests } from '~/db/schema'
import { bookablePeople } from '~/features/availability/calendars.server'
import { ownOrders } from '~/features/work-item-base/order/access.server'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { aboutText, bookingMessages as say } from '~/messages/bookings'
import type { Member } from '~/permissions/vocabulary'
import { aboutName } from './call-schema.server'

/** Lists people who can be booked, with what they do, above all for this client. */
export function peopleToBook(client: Member) {
  const people = bookablePeople(db, { start: 0, end: 0 })
  const working = db
    .select({ id: requests.assigneeId, number: requests.number })
    .from(requests)
    .where(
      and(
        eq(requests.userId, client.id),
        ne(requests.status, 'completed'),
        inArray(
          requests.assigneeId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(100)
    .all()
  return people.map(({ id, name, avatar, role }) => {
    const number = working.find((row) => row.id === id)?.number
    const lead = number === undefined ? role || say.atTheStudio : say.worksOn(role, number)
    return { id, name, avatar, lead }
  })
}

/** More than a client has going on. */
const mostOfAKind = 50

/** Possible subjects of a client's call: their current work at the studio, newest first. */
export function aboutOptions(client: Member): { value: string; label: string }[] {
  const kinds = [
    ['request', requests, and(ownRequests(client), ne(requests.status, 'completed'))],
    ['order', orders, and(ownOrders(client), ne(orders.status, 'completed'))],
  ] as const
  return kinds.flatMap(([kind, table, where]) =>
    db
      .select({ id: table.id, number: table.number, title: table.title })
      .from(table)
      .where(where)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(mostOfAKind)
      .all()
      .map(({ id, number, title }) => ({
        value: aboutName({ kind, id }),
        label: aboutText(kind, number, title),
      })),
  )
}
