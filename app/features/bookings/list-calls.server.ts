import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { bookings, orders, requests, users } from '~/db/schema'
import { forbidden } from '~/domain-error'
import type { Sort } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { ownOrders } from '~/features/work-item-base/order/access.server'
import { ownRequests } from '~/features/work-item-base/request/access.server'
import { aboutText, bookingMessages as say } from '~/messages/bookings'
import { callMoment, callTimes, monthText, zoneName } from '~/messages/dates'
import { mostCounted } from '~/messages/format'
import { displayName } from '~/messages/users'
import { canHaveCalls } from '~/permissions/bookings'
import { type Actor, isAdmin, isStaff, type Member } from '~/permissions/vocabulary'
import { dayAt, wallOf } from '~/shared/days'
import type { Work } from '~/shared/kinds'
import { workOf } from './call-row.server'

export type CallsShown = 'coming' | 'past'

type CallsQuestion = {
  view: CallsShown
  /** Only their own, where an admin sees everybody's. */
  mine: boolean
  zone: string
  place?: PageStart
}

const client = alias(users, 'client')

const columns = {
  id: bookings.id,
  startAt: bookings.startAt,
  endAt: bookings.endAt,
  staffId: bookings.staffId,
  clientId: bookings.clientId,
  requestId: bookings.requestId,
  orderId: bookings.orderId,
  note: bookings.note,
  status: bookings.status,
  sequence: bookings.sequence,
  cancelledBy: bookings.cancelledBy,
  staffName: users.fullName,
  staffAvatar: users.avatar,
  staffRole: users.employeeRole,
  clientName: client.fullName,
  clientAvatar: client.avatar,
  requestNumber: requests.number,
  requestTitle: requests.title,
  orderNumber: orders.number,
  orderTitle: orders.title,
}

/** The calls that somebody sees, see `canSeeCall`; undefined for all. */
function scopeOf(actor: Member, mine: boolean): SQL | undefined {
  if (isAdmin(actor) && !mine) return undefined
  return isStaff(actor) ? eq(bookings.staffId, actor.id) : eq(bookings.clientId, actor.id)
}

const inView = (view: CallsShown, now: number) =>
  view === 'coming'
    ? and(eq(bookings.status, 'booked'), gt(bookings.endAt, now))
    : or(eq(bookings.status, 'cancelled'), lte(bookings.endAt, now))

/**
 * One page of somebody's calls, those to come from the next one on, those that are over or were
 * cancelled from the last one on; in words of a zone.
 *
 * @throws DomainError 403 for anyone who has no calls
 */
export function listCalls(actor: Actor, question: CallsQuestion, now = Date.now()) {
  if (!canHaveCalls(actor)) throw forbidden()
  const { view, mine, zone, place } = question
  const scope = scopeOf(actor, mine)
  // The subject may no longer be theirs to see.
  const [theirRequests, theirOrders] = isStaff(actor) ? [] : [ownRequests(actor), ownOrders(actor)]
  const way = view === 'coming' ? 'asc' : 'desc'
  const sort: Sort = [
    [bookings.startAt, way],
    [bookings.id, way],
  ]
  const counted = (of: CallsShown) =>
    db.get<{ n: number }>(
      sql`select count(*) as n from (select 1 from ${bookings} where ${and(scope, inView(of, now))}
        limit ${mostCounted + 1})`,
    ).n
  const { rows, ...ways } = readPage({
    select: db
      .select(columns)
      .from(bookings)
      .innerJoin(users, eq(users.id, bookings.staffId))
      .leftJoin(client, eq(client.id, bookings.clientId))
      .leftJoin(requests, and(eq(requests.id, bookings.requestId), theirRequests))
      .leftJoin(orders, and(eq(orders.id, bookings.orderId), theirOrders))
      .$dynamic(),
    where: and(scope, inView(view, now)),
    sort,
    place,
  })
  return {
    calls: rows.map((row) => callInWords(actor, row, zone, now)),
    ...ways,
    counts: { coming: counted('coming'), past: counted('past') },
  }
}

type Row = {
  [K in keyof typeof columns]: (typeof columns)[K]['_']['data'] | null
} & { id: string; startAt: number; endAt: number; staffId: string; staffName: string; note: string }

/** A call as a row shows it. */
export type CallInWords = ReturnType<typeof callInWords>

function callInWords(actor: Member, row: Row, zone: string, now: number) {
  const { id, startAt: start, endAt: end, note, status } = row
  const booked = status === 'booked'
  const day = dayAt(start, zone)
  const named = (of: string | null) =>
    of === row.staffId ? row.staffName : of === row.clientId ? displayName(row.clientName) : null
  const staff = { name: row.staffName, avatar: row.staffAvatar, lead: row.staffRole ?? '' }
  const whoAsked = {
    name: displayName(row.clientName),
    avatar: row.clientAvatar,
    lead: row.staffId === actor.id ? '' : say.withStaff(row.staffName),
  }
  return {
    id,
    day,
    dayOfMonth: String(Number(day.slice(-2))),
    month: monthText(day),
    moment: callMoment(start, zone),
    times: callTimes({ start, end }, zone),
    where: zoneName(zone),
    away: booked ? awayText(start, end, zone, now) : '',
    other: isStaff(actor) ? whoAsked : staff,
    /** Names of the two, without the viewer. */
    others: [
      ...(row.clientId === actor.id ? [] : [whoAsked.name]),
      ...(row.staffId === actor.id ? [] : [staff.name]),
    ],
    note,
    about: aboutOf(row),
    booked,
    /** Whether it was at another time before. */
    moved: booked && Number(row.sequence) > 0,
    /** By one of the two; an admin is not named. */
    cancelledBy: booked ? null : named(row.cancelledBy),
    mayChange: booked && start > now,
  }
}

function aboutOf(row: Row): (Work & { text: string }) | null {
  const work = workOf(row)
  if (!work) return null
  const [number, title] =
    work.kind === 'request'
      ? [row.requestNumber, row.requestTitle]
      : [row.orderNumber, row.orderTitle]
  return title === null || number === null
    ? null
    : { ...work, text: aboutText(work.kind, number, title) }
}

/** How far away it is, in days of the zone's calendar. */
function awayText(start: number, end: number, zone: string, now: number): string {
  if (end <= now) return ''
  if (start <= now) return say.now
  const days = Math.round((wallOf(dayAt(start, zone)) - wallOf(dayAt(now, zone))) / 86_400_000)
  return days === 0 ? say.today : days === 1 ? say.tomorrow : say.inDays(days)
}
