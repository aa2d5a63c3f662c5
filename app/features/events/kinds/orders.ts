import { viewPath, type WorkView } from '~/map/work-path'
import { webhookMessages } from '~/messages/webhooks'
import { statusNames, workMessages } from '~/messages/work'
import { orderCompletedMail, orderPlacedMail } from '~/messages/work-mails'
import type { OrderStatus } from '~/work/order-statuses'
import type { News } from '../kind'
import { ofOrder } from './of-order'
import { aboutWork, type OfWork } from './of-work'

type Webhook = { ownerId: string; url: string } | null

const pageOf = ({ work }: OfWork, view: WorkView | null = null) =>
  viewPath({ kind: 'order', id: work.id }, view)

/** What is done with an order. What is said about it and who works on it: `messageEvents`, `noteEvents`, `workEvents`. */
export const orderEvents = {
  /** Somebody placed it; it may wait for its payment. */
  created: ofOrder<{
    webhook: Webhook
    form: string
    /** Who hears of it before it is paid: the client for whom staff placed it. */
    waitsFor: readonly string[]
    /** `accepted`: the version of the terms that whoever placed it accepted; null for none. */
    details: { number: number; form: string; client: string; accepted: string | null }
  }>({
    says: 'created',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_created',
      cause: event.work.id,
      recipients: event.waitsFor,
      to: pageOf(event, 'payment'),
    }),
    webhook: ({ webhook, work, form }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.orderCreated(who(), workMessages.name(work), form),
      },
  }),
  /** It is paid, or was free: the studio hears of its creation only now, hence `order_created`. */
  handedToStudio: ofOrder<{
    /** Null for one that was free: it is the same word as its creation. */
    webhook: Webhook
    /** Who hears of it in the studio. */
    studio: readonly string[]
    /** The client, as their mail names them; null when they were deleted. */
    client: { name: string; email: string } | null
    price: string
    /** The day it is due, in words. */
    due: string
    /** What the form's auto-response says. */
    answer: string
    details: { status: 'collecting_content' }
  }>({
    says: 'placed',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_created',
      cause: event.work.id,
      recipients: event.studio,
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
  /** It moves from one status to another. */
  moved: ofOrder<{
    /** The id of the message that says so in the conversation. */
    cause: string
    /** What the client wrote with it. */
    text?: string | undefined
    /** What stands in the conversation, after the name of who did it. */
    posts: string
    webhook: Webhook
    /** Who is asked what they think of it now, and by which link. */
    feedback: { client: string; path: string } | null
    details: { from: OrderStatus; to: OrderStatus }
  }>({
    says: ({ details }) => `moved to ${statusNames[details.to]}`,
    notifies: (event) => {
      const news = {
        ...aboutWork(event),
        type: 'order_status',
        cause: event.cause,
        to: pageOf(event, 'messages'),
        did: event.posts,
        ...(event.text && { text: event.text }),
      } as const
      const { feedback, people } = event
      const all = { ...news, recipients: [...people.clients, ...people.staff] }
      if (!feedback) return all
      const letter: News['letter'] = (facts, { link }) =>
        orderCompletedMail(facts, { feedback: link(feedback.path), open: link(news.to) })
      // Whoever has one has it: the client is told once, by the first.
      return [{ ...news, recipients: [feedback.client], letter }, all]
    },
    webhook: ({ webhook, work, posts }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.moved(who(), workMessages.name(work), posts),
      },
  }),
  deleted: ofOrder<{ details: { number: number; title: string } }>({ says: 'deleted' }),
}
