import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, payments, refunds } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import {
  markRemoved,
  removeConversation,
} from '~/features/conversations/remove-conversation.server'
import { emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { canManageOrders } from '~/permissions/orders'
import type { Member } from '~/permissions/vocabulary'

/** An order to be deleted. @throws DomainError `not-found`; 403 for anyone who may not */
export function findOrderToDelete(actor: Member, id: string) {
  const { number, title } = visibleOrder(db, actor, id)
  if (!canManageOrders(actor)) throw forbidden()
  return { number, title }
}

/**
 * Deletes an order: it is gone for everybody at once. Its conversation, notes, drafts, notifications and
 * files follow in pieces.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not; `delete-refunding` (409) while a refund is
 *   under way
 */
export async function deleteOrder(actor: Member, id: string): Promise<void> {
  const conversationId = transaction((tx) => eraseOrder(tx, actor, id))
  await removeConversation(conversationId)
}

function eraseOrder(tx: Tx, actor: Member, id: string) {
  const order = visibleOrder(tx, actor, id)
  if (!canManageOrders(actor)) throw forbidden()
  if (isRefunding(tx, id)) throw new DomainError('delete-refunding', 409)
  const people = participantsOfOrder(tx, order)
  tx.delete(orders).where(eq(orders.id, id)).run()
  markRemoved(tx, order.conversationId, id)
  const { number, title } = order
  emit(tx, actor, orderEvents.deleted, { work: order, people, details: { number, title } })
  return order.conversationId
}

/** Whether a refund waits for the provider: its answer must find the payment it is of. */
const isRefunding = (tx: Tx, orderId: string): boolean =>
  tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(refunds.state, 'pending')))
    .get() !== undefined
