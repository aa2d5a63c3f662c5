import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { postStatus } from '~/features/conversations/post-status.server'
import { postText } from '~/features/conversations/post-text.server'
import { sendSaid } from '~/features/conversations/send-outgoing.server'
import {
  mostTold,
  sendWaitingPins,
  waitingPins,
} from '~/features/conversations/waiting-pins.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { feedbackPath } from '~/features/feedback/feedback-link.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { webhookOfForm } from '~/features/webhooks/find-webhook.server'
import { type Order, saveOrder, visibleOrder } from '~/features/work-item-base/order/access.server'
import { eventOfWork } from '~/features/work-items/event-of-work.server'
import { openForMove } from '~/features/work-items/open-for-move.server'
import { orderMoveLabels } from '~/messages/orders'
import { orderPosts, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { type OrderAction, orderMachine } from '~/shared/order-statuses'
import { changeBy } from '~/shared/status-machine'

type OrderStatusChange = {
  orderId: string
  action: OrderAction
  /** The version the form was made from. */
  version: number
  /** Changes that the client wants; nobody asks for changes without naming them. */
  message?: string | undefined
  /** The draft of the message, which is gone then. */
  draftId?: string | undefined
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Moves an order to another status: stores when, posts it into the conversation, moves the due date by a
 * pause that ends, and tells who takes part. Pressed twice it does so once, as `changeRequestStatus`. What
 * waits for its payment only the payment moves on.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not; `stale` (409); `status-not-from` (409) where
 *   the status it has does not lead there; `message-empty` (400) for changes without words or pins
 */
export function changeOrderStatus(actor: Member, input: OrderStatusChange): void {
  transaction((tx) => idempotent(tx, input.idempotencyKey, () => moveOrder(tx, actor, input)))
}

/** The same, within a transaction. @throws as `changeOrderStatus` */
export function moveOrder(tx: Tx, actor: Member, input: OrderStatusChange): void {
  const { orderId, version, action, message, draftId } = input
  const { from, who } = orderMachine.moves[action]
  const posts = orderPosts[action]
  const work = { kind: 'order', id: orderId } as const
  const workItem = openForMove(tx, actor, { work, version, who, posts, message })
  if (!workItem) return
  // The workItem is what all work has; a move needs the order's own columns.
  const order = visibleOrder(tx, actor, orderId)
  if (!from.includes(order.status)) {
    const values = { move: orderMoveLabels[action], status: statusNames[order.status] }
    throw new DomainError('status-not-from', 409, { values })
  }
  const asks = action === 'ask_for_changes'
  sendSaid(tx, actor, workItem)
  const pins = waitingPins(tx, actor, workItem.conversationId)
  if (asks && !message?.trim() && pins.length === 0) {
    throw new DomainError('message-empty', 400, { field: 'message' })
  }
  const change = changeBy(orderMachine, order, action, Date.now())
  saveOrder(tx, order, change)
  const { conversationId } = order
  const cause = postStatus(tx, { conversationId, senderId: actor.id, text: posts })
  if (draftId) consumeDraft(tx, draftId)
  if (message) postText(tx, { conversationId, senderId: actor.id, text: message })
  const ofPins = asks || action === 'approve' ? sendWaitingPins(tx, actor, conversationId) : []
  emit(tx, actor, orderEvents.moved, {
    ...eventOfWork(tx, workItem),
    cause,
    text: [message, ...ofPins].filter(Boolean).join('\n\n').slice(0, mostTold) || undefined,
    posts,
    byClient: who === 'owns-it',
    webhook: webhookOfForm(tx, order.orderFormId),
    asks: change.status === 'completed' ? feedbackAsked(order) : null,
    details: { from: order.status, to: change.status },
  })
}

/** Addressee and link for the question about feedback on an order. */
const feedbackAsked = ({ id, userId: client }: Pick<Order, 'id' | 'userId'>) =>
  client === null ? null : { client, path: feedbackPath({ id, userId: client }) }
