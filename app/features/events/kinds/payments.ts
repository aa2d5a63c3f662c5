import { viewPath } from '~/map/work-path'
import { paymentMessages as say } from '~/messages/payments'
import { paymentFailedMail, refundedMail, refundFailedMail } from '~/messages/work-mails'
import type { PaymentFlag } from '~/work/payments'
import { ofOrder } from './of-order'
import { aboutWork, type OfWork } from './of-work'

const pageOf = ({ work }: OfWork) => viewPath({ kind: 'order', id: work.id }, 'payment')

/** Money as it is read: `€120`. */
type Sum = { sum: string; details: { attempt: number; sum: string } }

/** What becomes of the payment of an order. Of one that is paid the studio has bell and
 * webhook, its client the mail: `orderEvents.handedToStudio`. */
export const paymentEvents = {
  begun: ofOrder<{ details: { attempt: number } }>({ says: 'payment begun' }),
  refused: ofOrder<{ details: { attempt: number; said: string } }>({ says: 'payment refused' }),
  processing: ofOrder<{ details: { attempt: number } }>({ says: 'bank asked for the payment' }),
  failed: ofOrder<{
    /** Who was told to wait for their bank and is not looking any more; else null. */
    waited: { name: string; email: string } | null
    price: string
    details: { attempt: number }
  }>({
    says: 'payment failed',
    mails: (event, { link }) => {
      const { waited, work, price } = event
      if (!waited) return []
      const facts = { name: waited.name, order: work, price }
      return [{ to: waited.email, text: paymentFailedMail(facts, link(pageOf(event))) }]
    },
  }),
  expired: ofOrder<{ details: { attempt: number } }>({ says: 'payment expired' }),
  paid: ofOrder<Sum>({ says: ({ sum }) => `paid ${sum}` }),
  flagged: ofOrder<{
    /** Differs from one doubt to the next. */
    cause: string
    managers: readonly string[]
    /** It came of itself: the studio signs it. */
    studio: string
    details: { flag: PaymentFlag }
  }>({
    says: 'payment flagged',
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
  unflagged: ofOrder({ says: 'payment needs no look any more' }),
  refundBegun: ofOrder<{ sum: string; details: { sum: string; reason: string } }>({
    says: ({ sum }) => `refund of ${sum} begun`,
  }),
  /** The money is on its way back: the client hears of each refund once. */
  refunded: ofOrder<{
    sum: string
    /** The refund. */
    cause: string
    /** Why, as it was written for the client; may be empty. */
    told: string
    /** Who gives it back, as clients know them. */
    studio: string
    details: { sum: string }
  }>({
    says: ({ sum }) => `${sum} refunded`,
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'order_refund',
      cause: event.cause,
      recipients: event.people.clients,
      to: pageOf(event),
      signed: event.studio,
      letter: ({ name, who }, { link }) =>
        refundedMail({ ...event, name, who, order: event.work }, link(pageOf(event))),
    }),
  }),
  /** Who was told that the money goes back hears that it does not; so does who manages orders. */
  refundFailed: ofOrder<{
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
    says: ({ sum }) => `refund of ${sum} failed`,
    notifies: (event) => [
      {
        ...aboutWork(event),
        type: 'order_refund_failed',
        cause: event.cause,
        recipients: event.wasTold ? event.people.clients : [],
        to: pageOf(event),
        signed: event.studio,
        letter: ({ name, who }, { link }) =>
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
