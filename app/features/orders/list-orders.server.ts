import { asc, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orders } from '~/db/schema'
import type { Sort } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { peopleIn } from '~/features/work/names-of.server'
import { mostCounted } from '~/messages/format'
import type { Member } from '~/permissions/vocabulary'
import { dueOf } from '~/work/due'
import type { OrderSort } from '~/work/order-lists'
import { type OrderQuestion, ordersOf } from './orders-of.server'

const pageSize = 15

const columns = {
  id: orders.id,
  number: orders.number,
  title: orders.title,
  status: orders.status,
  priority: orders.priority,
  urgency: orders.urgency,
  formName: orders.formName,
  productLabel: orders.productLabel,
  userId: orders.userId,
  assigneeId: orders.assigneeId,
  amount: orders.amount,
  currency: orders.currency,
  paymentFlag: orders.paymentFlag,
  paidAt: orders.paidAt,
  dueAt: orders.dueAt,
  pausedAt: orders.pausedAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
}

const by = {
  due: [orders.dueAt],
  created: [orders.createdAt],
  number: [orders.number],
  priority: [orders.urgency, orders.dueAt],
  updated: [orders.updatedAt],
}

/** All columns one way: only so a page is found along an index. */
function sortOf(sort: OrderSort): Sort {
  const name = sort.replace('-', '') as keyof typeof by
  const way = sort.startsWith('-') ? 'desc' : 'asc'
  return [...by[name], orders.id].map((column) => [column, way] as const)
}

/** One page of a list of orders as somebody sees it, with the names of the people. */
export function listOrders(
  actor: Member,
  question: OrderQuestion & { place?: Place; size?: number },
) {
  const { place, size = pageSize } = question
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(orders).$dynamic(),
    where: ordersOf(actor, question),
    sort: sortOf(question.sort || 'due'),
    place,
    size,
  })
  const people = peopleIn(rows.flatMap((row) => [row.userId ?? [], row.assigneeId ?? []].flat()))
  const now = Date.now()
  const zone = readSettings().officeZone
  return {
    orders: rows.map(({ userId, assigneeId, urgency: _, pausedAt, amount, currency, ...row }) => ({
      ...row,
      price: amount === null || !currency ? null : { amount, currency },
      due: dueOf({ ...row, pausedAt }, now, zone),
      client: people.get(userId ?? '') ?? null,
      assignee: people.get(assigneeId ?? '') ?? null,
    })),
    ...ways,
  }
}

export type ListedOrder = ReturnType<typeof listOrders>['orders'][number]

/** How many orders fit, counted up to `mostCounted` and one more. */
export function countOrders(actor: Member, question: OrderQuestion): number {
  const which = ordersOf(actor, question) ?? sql`true`
  const { n } = db.get<{ n: number }>(sql`select count(*) as n from (select 1 from ${orders}
    where ${which} order by ${orders.dueAt} limit ${mostCounted + 1})`)
  return n
}

/** So many forms can be chosen from. */
const mostForms = 200

/** The forms that staff can narrow a list to. */
export const listOrderForms = () =>
  db
    .select({ id: orderForms.id, name: orderForms.name })
    .from(orderForms)
    .orderBy(asc(orderForms.name), asc(orderForms.id))
    .limit(mostForms)
    .all()
