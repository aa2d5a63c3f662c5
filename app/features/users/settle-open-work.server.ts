import { and, eq, ne, notInArray } from 'drizzle-orm'
import { orders, requests, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { postStatus } from '~/features/conversations/post-status.server'
import { type By, emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { requestEvents } from '~/features/events/event-types/requests'
import { webhookOfForm, webhookOfType } from '~/features/webhooks/find-webhook.server'
import { saveOrder } from '~/features/work-item-base/order/access.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { saveRequest } from '~/features/work-item-base/request/access.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import { orderPosts, requestPosts } from '~/messages/work'
import type { OpenWorkChoice } from '~/permissions/vocabulary'
import { emailAddress } from '~/shared/email-address'
import { orderMachine } from '~/shared/order-statuses'
import { requestMachine } from '~/shared/request-statuses'
import { changeBy } from '~/shared/status-machine'

/** Choice for the open work of somebody who is deleted, and its new owner. */
export type OpenWork = { choice: OpenWorkChoice; to: string | null }

/** Work items that are settled at once. */
const most = 10

/** The requests of a client that are not completed. */
export const openRequestsOf = (userId: string) =>
  and(eq(requests.userId, userId), ne(requests.status, 'completed'))

/** The orders of a client that are paid, or free, and not completed. */
export const openOrdersOf = (userId: string) =>
  and(eq(orders.userId, userId), notInArray(orders.status, ['completed', 'pending_payment']))

/**
 * The client who has the open work of another from now on, found by their email.
 *
 * @throws DomainError `no-such-client` (400) beside `to` for anybody but another client
 */
export function heirOfWork(from: Reader, userId: string, email: string): string {
  const typed = emailAddress(email) ?? ''
  const client = from.select().from(users).where(eq(users.email, typed)).get()
  if (client?.role !== 'client' || client.id === userId) {
    throw new DomainError('no-such-client', 400, { field: 'to' })
  }
  return client.id
}

/** Completes, or hands on, some of the open work of somebody who is deleted. @returns whether there may be more */
export function settleSomeWork(tx: Tx, by: By, userId: string, { choice, to }: OpenWork): boolean {
  if (choice === 'keep') return false
  const asked = tx.select().from(requests).where(openRequestsOf(userId)).limit(most).all()
  const bought = tx.select().from(orders).where(openOrdersOf(userId)).limit(most).all()
  for (const request of asked) {
    if (choice === 'complete') completeRequest(tx, by, request)
    else if (to) {
      saveRequest(tx, request, { userId: to })
      const work = { ...request, userId: to }
      const details = { client: [userId, to] as [string, string] }
      emit(tx, by, requestEvents.handedOn, {
        work,
        people: participantsOfRequest(tx, work),
        details,
      })
    }
  }
  for (const order of bought) {
    if (choice === 'complete') completeOrder(tx, by, order)
    else if (to) {
      saveOrder(tx, order, { userId: to })
      const work = { ...order, userId: to }
      const details = { client: [userId, to] as [string, string] }
      emit(tx, by, orderEvents.handedOn, { work, people: participantsOfOrder(tx, work), details })
    }
  }
  // Whom it was handed to may be deleted meanwhile: then it stays, and nobody is asked for ever.
  const isDone = choice === 'hand_on' && to === null
  return !isDone && asked.length + bought.length > 0
}

const senderOf = (by: By) => (typeof by === 'object' && 'id' in by ? by.id : null)

function completeRequest(tx: Tx, by: By, request: typeof requests.$inferSelect): void {
  const { conversationId, status: from } = request
  const change = changeBy(requestMachine, request, 'completed', Date.now())
  saveRequest(tx, request, { ...change, statusBeforePause: null })
  const posts = requestPosts.completed
  emit(tx, by, requestEvents.moved, {
    ...{
      work: request,
      people: participantsOfRequest(tx, request),
      posts,
      asks: null,
      byClient: false,
    },
    cause: postStatus(tx, { conversationId, senderId: senderOf(by), text: posts }),
    webhook: webhookOfType(tx, request.typeId),
    details: { from, to: change.status },
  })
}

function completeOrder(tx: Tx, by: By, order: typeof orders.$inferSelect): void {
  const { conversationId, status: from } = order
  const change = changeBy(orderMachine, order, 'completed', Date.now())
  saveOrder(tx, order, { ...change, statusBeforePause: null })
  const posts = orderPosts.completed
  emit(tx, by, orderEvents.moved, {
    ...{ work: order, people: participantsOfOrder(tx, order), posts, asks: null, byClient: false },
    cause: postStatus(tx, { conversationId, senderId: senderOf(by), text: posts }),
    webhook: webhookOfForm(tx, order.orderFormId),
    details: { from, to: change.status },
  })
}
