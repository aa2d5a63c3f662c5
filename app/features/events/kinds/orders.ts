import { pathTo } from '~/map/path-to'
import { orderPlacedMail } from '~/messages/mails'
import { webhookMessages } from '~/messages/webhooks'
import { workMessages } from '~/messages/work'
import { ofOrder } from './of-order'
import { newsOf, type OfWork } from './of-work'

type Webhook = { ownerId: string; url: string } | null

const pageOf = ({ work }: OfWork, view?: string) =>
  pathTo('/orders/:order', { order: work.id }, { view: view ?? null })

/** What is done with an order. */
export const orderEvents = {
  /** Somebody placed it; it may wait for its payment. */
  created: ofOrder<{
    webhook: Webhook
    form: string
    /** Who hears of it before it is paid: the client for whom staff placed it. */
    waitsFor: readonly string[]
    details: { number: number; form: string; client: string }
  }>({
    says: 'created',
    notifies: (event) => ({
      ...newsOf(event),
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
  /** It is paid, or was free: the studio begins. */
  placed: ofOrder<{
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
      ...newsOf(event),
      type: 'order_created',
      cause: event.work.id,
      recipients: event.studio,
      to: pageOf(event),
    }),
    mails: (event, { link }) => {
      const { client, work, price, due, answer } = event
      if (!client) return []
      const facts = { name: client.name, order: work, price, due, answer }
      return [{ to: client.email, text: orderPlacedMail(facts, link(pageOf(event, '2'))) }]
    },
    webhook: ({ webhook, work }) =>
      webhook && { ...webhook, text: webhookMessages.orderPlaced(workMessages.name(work)) },
  }),
}
