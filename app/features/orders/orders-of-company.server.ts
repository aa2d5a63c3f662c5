import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { ownOrders } from '~/features/work-item-base/order/access.server'
import { peopleNames } from '~/features/work-items/find-names.server'
import { mostCounted } from '~/messages/format'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { moneyOf } from '~/shared/money'

/** The orders placed for a company that somebody may open: what another client buys is theirs alone. */
const ofCompany = (actor: Member, profileId: string) =>
  and(eq(orders.companyProfileId, profileId), isStaff(actor) ? undefined : ownOrders(actor))

/** One page of the orders that were placed for a company, the newest first. */
export function ordersOfCompany(actor: Member, profileId: string, place: PageStart) {
  const { rows, ...ways } = readPage({
    select: db.select().from(orders).$dynamic(),
    where: ofCompany(actor, profileId),
    sort: newestFirst(orders.createdAt, orders.id),
    place,
  })
  const people = peopleNames(rows.map(({ userId }) => userId))
  return {
    orders: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      status: row.status,
      price: moneyOf(row),
      createdAt: row.createdAt,
      client: people.get(row.userId) ?? null,
    })),
    ...ways,
  }
}

export type CompanyOrder = ReturnType<typeof ordersOfCompany>['orders'][number]

/** How many there are, counted up to `mostCounted` and one more. */
export function countOrdersOfCompany(actor: Member, profileId: string): number {
  const { n } = db.get<{ n: number }>(sql`select count(*) as n from (select 1 from ${orders}
    where ${ofCompany(actor, profileId)} limit ${mostCounted + 1})`)
  return n
}
