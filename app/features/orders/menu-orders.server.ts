import { and, eq, ne, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { orderFollowers, orders } from '~/db/schema'
import { capped } from '~/messages/format'
import { listsOfOrders } from '~/permissions/orders'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { type OrderList, orderLists } from '~/shared/order-lists'
import { countOrderLists } from './count-orders.server'

const ofPerson = prepared(() => {
  const id = sql.placeholder('id')
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.userId, id), eq(orders.assigneeId, id)))
    .limit(1)
    .prepare()
})

/** Orders that staff follow are in their lists once paid, see `canListOrder`. */
const followed = prepared(() =>
  db
    .select({ id: orders.id })
    .from(orderFollowers)
    .innerJoin(orders, eq(orders.id, orderFollowers.orderId))
    .where(
      and(eq(orderFollowers.userId, sql.placeholder('id')), ne(orders.status, 'pending_payment')),
    )
    .limit(1)
    .prepare(),
)

/** Whether somebody has bought something, works on an order, or follows one as staff. */
export const hasOrders = (actor: Member): boolean =>
  ofPerson().get({ id: actor.id }) !== undefined ||
  (isStaff(actor) && followed().get({ id: actor.id }) !== undefined)

/**
 * Counts beside the rows of the menu, by their address: open orders, and for staff among the orders those
 * that wait for their payment. Zero shows nothing; completed orders are not counted, since they only grow.
 */
export function menuCountsOfOrders(actor: Member, pathname: string): Record<string, string> {
  return byAddress(countOrderLists(actor, listsInMenu(actor, pathname)))
}

/** The same of what the client answered last; staff alone are told. */
export const menuAnswersOfOrders = (actor: Member, pathname: string): Record<string, string> =>
  isStaff(actor)
    ? byAddress(countOrderLists(actor, listsInMenu(actor, pathname), { answered: true }))
    : {}

function listsInMenu(actor: Member, pathname: string): OrderList[] {
  const inside = isStaff(actor) && /^\/orders(\/|$)/.test(pathname)
  return listsOfOrders(actor).filter((list) => list === 'open' || (inside && list !== 'completed'))
}

const byAddress = (counts: Partial<Record<OrderList, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([list, n]) =>
      n > 0 ? [[orderLists[list as OrderList], capped(n)]] : [],
    ),
  )
