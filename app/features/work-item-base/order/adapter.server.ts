import { eq } from 'drizzle-orm'
import { orderFollowers, orders } from '~/db/schema'
import type { WorkItemAdapter } from '~/features/work-item-base/work-item'
import { canManageOrders, canSetOrderPriority, orderRelations } from '~/permissions/orders'
import { saveOrder, visibleOrder } from './access.server'
import { followersOfOrder, participantsOfOrder } from './participants.server'

/** Orders, as their conversations see them: of its clients only the one who bought. */
export const orderAdapter: WorkItemAdapter = {
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
  participantsOf: participantsOfOrder,
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
