import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { refunds, users } from '~/db/schema'
import { acceptedTerms } from '~/features/work-item-base/order/accepted-terms.server'
import { type Order, visibleOrder } from '~/features/work-item-base/order/access.server'
import { canManageOrders } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'
import { moneyOf } from '~/shared/money'
import { flagsOf } from './flag-order.server'
import { attemptsOf, leftOf, type Payment, paidWith } from './payment-rows.server'
import { providerNow } from './provider.server'
import { providerMessage } from './provider-message.server'
import { standingOf, wasRefused } from './record-refund.server'
import { isTestPayment } from './test-provider.server'

/** Milliseconds during which the return page tells a client that they have paid. */
const justNow = 15 * 60_000

/**
 * The payment of an order as its page shows it; what staff alone see is null for everybody else.
 *
 * @throws DomainError `not-found`
 */
export function findPayment(actor: Actor, orderId: string) {
  const order = visibleOrder(db, actor, orderId)
  const tries = attemptsOf(db, orderId)
  const manages = canManageOrders(actor)
  const last = tries.at(-1)
  const state = stateOf(order, tries)
  const paid = tries.filter((each) => each.state === 'paid')
  return {
    orderId,
    number: order.number,
    /** Whether it is the viewer who pays. */
    own: isOwn(actor, order),
    title: order.title,
    state,
    price: moneyOf(order),
    paidAt: order.paidAt,
    /** Whether the viewer has just paid, and so comes back about now. */
    justPaid:
      isOwn(actor, order) &&
      order.status === 'collecting_content' &&
      (order.paidAt ?? 0) > Date.now() - justNow,
    /** Paid sum, with coupons and tax. */
    sum: paid[0] ? paidWith(paid[0]) : null,
    test: paid.some(isTestPayment),
    /** Why the last try led nowhere. */
    trouble: state === 'unpaid' ? troubleOf(actor, last) : null,
    /** The bank decides; or its buyer was led to the payment page, and only the bank knows whether they paid. */
    waits:
      state === 'processing' ||
      (state === 'unpaid' && isOwn(actor, order) && last?.state === 'open' && last.url !== null),
    /** Terms that staff have accepted in the client's name, for the client to read before they pay. */
    terms: state === 'unpaid' ? termsFor(actor, order) : null,
    takesMoney: providerNow() !== null,
    refunds: refundsOf(paid, manages),
    staff: manages ? { flags: flagsOf(db, order), tries: tries.map((each) => tryOf(each)) } : null,
  }
}

export type PaymentOfOrder = ReturnType<typeof findPayment>

const isOwn = (actor: Actor, order: Order) => actor.kind === 'member' && actor.id === order.userId

function termsFor(actor: Actor, order: Order) {
  const terms = acceptedTerms(order)
  if (!terms || terms.acceptedBy === null) return null
  return {
    ...terms,
    acceptedBy: terms.acceptedBy,
    own: isOwn(actor, order),
  }
}

function stateOf(order: Order, tries: readonly Payment[]) {
  if (order.amount === null) return 'free' as const
  if (order.status !== 'pending_payment') return 'paid' as const
  if (tries.some((each) => leftOf(db, each) > 0)) return 'doubtful' as const
  return tries.some(({ state }) => state === 'processing')
    ? ('processing' as const)
    : ('unpaid' as const)
}

/** Why a try led nowhere; `said`: in the provider's own words, as far as the viewer reads them. */
function troubleOf(
  actor: Actor,
  last: Payment | undefined,
): {
  said?: string
  state?: 'failed' | 'expired'
} | null {
  if (last?.error) return { said: providerMessage(actor, last.error) }
  return last?.state === 'failed' || last?.state === 'expired' ? { state: last.state } : null
}

const tryOf = (payment: Payment) => ({
  id: payment.id,
  attempt: payment.attempt,
  state: payment.state,
  dispute: payment.dispute,
  at: payment.updatedAt,
  error: payment.error,
  sum: paidWith(payment) ?? { amount: payment.amount, currency: payment.currency },
  left: leftOf(db, payment),
})

/**
 * Refunds in order of their dates, with the text for the client; the author, the reason in the studio's own
 * words, and refunds that the provider would not begin are for staff alone.
 */
function refundsOf(paid: readonly Payment[], manages: boolean) {
  const ids = paid.map(({ id }) => id)
  return db
    .select({ refund: refunds, name: users.fullName })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.createdBy))
    .where(inArray(refunds.paymentId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .all()
    .filter(({ refund }) => manages || !wasRefused(refund))
    .map(({ refund, name }) => {
      const { id, amount, currency, createdAt, reason, clientMessage: told } = refund
      return {
        id,
        sum: { amount, currency },
        state: standingOf(refund),
        at: createdAt,
        told,
        staff: manages ? { reason, name } : null,
      }
    })
}
