import { eq, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { orders } from '~/db/schema'
import { capped } from '~/messages/format'
import { listsOfOrders } from '~/permissions/orders'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { orderLists } from '~/work/order-lists'
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

/** Whether somebody has bought something or works on an order. */
export const hasOrders = ({ id }: Pick<Member, 'id'>): boolean =>
  ofPerson().get({ id }) !== undefined

/**
 * What stands beside the rows of the menu, by their address: how many orders are open, and for staff
 * who are among the orders how many wait for their payment. None says nothing; what is done only grows.
 */
export function menuCountsOfOrders(actor: Member, pathname: string): Record<string, string> {
  const inside = isStaff(actor) && /^\/orders(\/|$)/.test(pathname)
  const lists = listsOfOrders(actor).filter(
    (list) => list === 'open' || (inside && list !== 'completed'),
  )
  const counts = countOrderLists(actor, lists)
  return Object.fromEntries(
    lists.flatMap((list) => {
      const n = counts[list] ?? 0
      return n > 0 ? [[orderLists[list], capped(n)]] : []
    }),
  )
}
