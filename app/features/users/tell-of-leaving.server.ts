import { desc, eq, or } from 'drizzle-orm'
import { orders, requests } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { orderEvents } from '~/features/events/kinds/orders'
import { requestEvents } from '~/features/events/kinds/requests'
import { peopleOfOrder } from '~/features/order-base/order-people.server'
import { peopleOfRequest } from '~/features/request-base/request-people.server'

/** So many of each are told of, the newest: others are hardly open anywhere, and somebody may have years of them. */
const most = 50

/**
 * Pages that show an order of somebody who is about to be deleted, or a request they have asked for, hear
 * of it: it names them no more. Of requests they work on tells `letGoOfRequests`.
 */
export function tellOfLeaving(tx: Tx, id: string): void {
  const ofOrders = or(eq(orders.userId, id), eq(orders.assigneeId, id))
  const theirs = tx.select().from(orders).where(ofOrders).orderBy(desc(orders.createdAt))
  for (const work of theirs.limit(most).all()) {
    happen(tx, 'system', orderEvents.letGo, { work, people: peopleOfOrder(tx, work) })
  }
  const asked = tx
    .select()
    .from(requests)
    .where(eq(requests.userId, id))
    .orderBy(desc(requests.createdAt))
    .limit(most)
  for (const work of asked.all()) {
    happen(tx, 'system', requestEvents.letGo, { work, people: peopleOfRequest(tx, work) })
  }
}
