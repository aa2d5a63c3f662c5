import { type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { bookings, orders, requests } from '~/db/schema'
import { comingOf } from '~/features/bookings/cancel-call.server'
import { mostCounted } from '~/messages/format'
import { openOrdersOf, openRequestsOf } from './settle-open-work.server'

/** Counts the open work of somebody who may be deleted: each kind up to `mostCounted` and one more. */
export function countOpen(userId: string): { requests: number; orders: number; calls: number } {
  const upTo = (from: SQL) => sql`(select count(*) from (${from} limit ${mostCounted + 1}))`
  return db.get(sql`select
    ${upTo(sql`select 1 from ${requests} where ${openRequestsOf(userId)}`)} as requests,
    ${upTo(sql`select 1 from ${orders} where ${openOrdersOf(userId)}`)} as orders,
    ${upTo(sql`select 1 from ${bookings} where ${comingOf(userId)}`)} as calls`)
}
