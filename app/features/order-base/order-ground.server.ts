import { eq } from 'drizzle-orm'
import { orderFollowers, orders } from '~/db/schema'
import type { GroundKind } from '~/features/work-base/ground'
import { canManageOrders, canSetOrderPriority, orderRelations } from '~/permissions/orders'
import { saveOrder, visibleOrder } from './order-access.server'
import { followersOfOrder, peopleOfOrder } from './order-people.server'

/** Orders, as their conversations see them: of its clients only the one who bought. */
export const orderGround: GroundKind = {
  open: (from, actor, id) => {
    const order = visibleOrder(from, actor, id)
    return {
      kind: 'order',
      id,
      number: order.number,
      title: order.title,
      status: order.status,
      priority: order.priority,
      version: order.version,
      conversationId: order.conversationId,
      userId: order.userId,
      assigneeId: order.assigneeId,
      companyProfileId: null,
      ofCompany: false,
      relations: orderRelations(actor, order),
      may: { manage: canManageOrders(actor), prioritise: canSetOrderPriority(actor, order) },
      variables: { 'order.number': String(order.number) },
    }
  },
  peopleOf: peopleOfOrder,
  followersOf: followersOfOrder,
  storeFollowers: (tx, orderId, followers) => {
    tx.delete(orderFollowers).where(eq(orderFollowers.orderId, orderId)).run()
    for (const userId of followers) tx.insert(orderFollowers).values({ orderId, userId }).run()
  },
  save: saveOrder,
  touch: (tx, id, updatedAt) => {
    tx.update(orders).set({ updatedAt }).where(eq(orders.id, id)).run()
  },
}
