import { viewPath, type WorkView } from '~/map/work-path'
import { webhookMessages } from '~/messages/webhooks'
import { workMessages } from '~/messages/work'
import { orderCompletedMail, orderPlacedMail, orderToPayMail } from '~/messages/work-mails'
import type { OrderStatus } from '~/shared/order-statuses'
import { moveEvent } from './move-event'
import { orderEvent } from './order-event'
import { aboutWork, type WorkEventFacts } from './work-event'

type Webhook = { ownerId: string; url: string } | null

const pageOf = ({ work }: WorkEventFacts, view: WorkView | null = null) =>
  viewPath({ kind: 'order', id: work.id }, view)

/**
 * Events of an order. Its conversation and its people have `messageEvents`, `noteEvents` and `workEvents`.
 */
export const orderEvents = {
  /** Somebody placed it; it may wait for its payment. */
  created: orderEvent<{
    webhook: Webhook
    form: string
    /** Recipient before payment, and the sum to pay: the client for whom staff placed it. */
    waitsFor: readonly string[]
    price: string
    /** `accepted`: the version of the terms that the buyer accepted; null for none. */
    details: { number: number; form: string; client: string; accepted: string | null }
  }>({
    action: 'created',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_created',
      cause: event.work.id,
      recipients: event.waitsFor,
      to: pageOf(event, 'payment'),
      mailTemplate: ({ name, who }, { link }) =>
        orderToPayMail(
          {
            name,
            who,
            order: event.work,
            price: event.price,
            terms: event.details.accepted !== null,
          },
          link(pageOf(event, 'payment')),
        ),
    }),
    webhook: ({ webhook, work, form }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.orderCreated(who(), workMessages.name(work), form),
      },
  }),
  /** It is paid, or was free: the studio hears of its creation only now, hence `order_created`. */
  handedToStudio: orderEvent<{
    /** Null for one that was free: it is the same word as its creation. */
    webhook: Webhook
    /** The client, as their mail names them; null when they were deleted. */
    client: { name: string; email: string } | null
    price: string
    /** The day it is due, in words. */
    due: string
    /** Text of the form's auto-response. */
    answer: string
    details: { status: 'collecting_content' }
  }>({
    action: 'placed',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_created',
      cause: event.work.id,
      recipients: event.people.studio,
      to: pageOf(event),
    }),
    mails: (event, { link }) => {
      const { client, work, price, due, answer } = event
      if (!client) return []
      const facts = { name: client.name, order: work, price, due, answer }
      return [{ to: client.email, text: orderPlacedMail(facts, link(pageOf(event, 'messages'))) }]
    },
    webhook: ({ webhook, work }) =>
      webhook && { ...webhook, text: webhookMessages.orderPlaced(workMessages.name(work)) },
  }),
  /** It moves from one status to another; its client is asked for feedback on one that is completed. */
  moved: moveEvent<OrderStatus>('order', (facts, { ask, open }) =>
    orderCompletedMail(facts, { feedback: ask, open }),
  ),
  /** Its client is another from now on. */
  handedOn: orderEvent<{ details: { client: [string, string] } }>({ action: 'handed on' }),
  /** Its client, or who worked on it, goes. */
  letGo: orderEvent({ action: { none: 'what goes leaves its own row' } }),
  deleted: orderEvent<{ details: { number: number; title: string } }>({ action: 'deleted' }),
}
