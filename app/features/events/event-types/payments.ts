import { viewPath } from '~/map/work-path'
import { paymentMessages as say } from '~/messages/payments'
import { paymentFailedMail, refundedMail, refundFailedMail } from '~/messages/work-mails'
import type { PaymentFlag } from '~/shared/payments'
import { orderEvent } from './order-event'
import { aboutWork, type WorkEventFacts } from './work-event'

const pageOf = ({ work }: WorkEventFacts) => viewPath({ kind: 'order', id: work.id }, 'payment')

/** Money as it is read: `€120`. */
type Sum = { sum: string; details: { attempt: number; sum: string } }

/** What becomes of the payment of an order. Of one that is paid the studio has bell and
 * webhook, its client the mail: `orderEvents.handedToStudio`. */
export const paymentEvents = {
  begun: orderEvent<{ details: { attempt: number } }>({ action: 'payment begun' }),
  refused: orderEvent<{ details: { attempt: number; said: string } }>({
    action: 'payment refused',
  }),
  processing: orderEvent<{ details: { attempt: number } }>({
    action: 'bank asked for the payment',
  }),
  failed: orderEvent<{
    /** Person who was told to wait for their bank and is no longer looking; else null. */
    waited: { name: string; email: string } | null
    price: string
    details: { attempt: number }
  }>({
    action: 'payment failed',
    mails: (event, { link }) => {
      const { waited, work, price } = event
      if (!waited) return []
      const facts = { name: waited.name, order: work, price }
      return [{ to: waited.email, text: paymentFailedMail(facts, link(pageOf(event))) }]
    },
  }),
  expired: orderEvent<{ details: { attempt: number } }>({ action: 'payment expired' }),
  paid: orderEvent<Sum>({ action: ({ sum }) => `paid ${sum}` }),
  flagged: orderEvent<{
    /** Differs from one doubt to the next. */
    cause: string
    managers: readonly string[]
    /** It came of itself: the studio signs it. */
    studio: string
    details: { flag: PaymentFlag }
  }>({
    action: 'payment flagged',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_payment',
      cause: event.cause,
      recipients: event.managers,
      to: pageOf(event),
      signed: event.studio,
      text: say.flags[event.details.flag],
    }),
  }),
  unflagged: orderEvent({ action: 'payment needs no look any more' }),
  refundBegun: orderEvent<{ sum: string; details: { sum: string; reason: string } }>({
    action: ({ sum }) => `refund of ${sum} begun`,
  }),
  /** The money is on its way back: the client hears of each refund once. */
  refunded: orderEvent<{
    sum: string
    /** The refund. */
    cause: string
    /** Why, as it was written for the client; may be empty. */
    told: string
    /** Name of the studio that gives it back, as clients know it. */
    studio: string
    details: { sum: string }
  }>({
    action: ({ sum }) => `${sum} refunded`,
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_refund',
      cause: event.cause,
      recipients: event.people.clients,
      to: pageOf(event),
      signed: event.studio,
      mailTemplate: ({ name, who }, { link }) =>
        refundedMail({ ...event, name, who, order: event.work }, link(pageOf(event))),
    }),
  }),
  /**
   * Notifies people who manage orders, and anyone who was told of the refund, that the money does not go
   * back.
   */
  refundFailed: orderEvent<{
    sum: string
    /** The refund. */
    cause: string
    /** Whether the client was told of it before. */
    wasTold: boolean
    /** Those who must give it back another way; none where they asked for it just now. */
    managers: readonly string[]
    studio: string
    details: { sum: string; state: string }
  }>({
    action: ({ sum }) => `refund of ${sum} failed`,
    notifies: (event) => [
      {
        ...aboutWork(event),
        type: 'order_refund_failed',
        cause: event.cause,
        recipients: event.wasTold ? event.people.clients : [],
        to: pageOf(event),
        signed: event.studio,
        mailTemplate: ({ name, who }, { link }) =>
          refundFailedMail({ ...event, name, who, order: event.work }, link(pageOf(event))),
      },
      {
        ...aboutWork(event),
        type: 'order_payment',
        cause: event.cause,
        recipients: event.managers,
        to: pageOf(event),
        signed: event.studio,
        text: say.refundFailed(event.sum, event.wasTold),
      },
    ],
  }),
}
