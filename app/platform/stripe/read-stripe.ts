import type Stripe from 'stripe'
import { mostOf } from '~/shared/money'
import type { PaymentState } from '~/shared/payments'
import type { DisputeFacts, ProductFacts, RefundFacts, SessionFacts } from './provider'

const idOf = (found: string | { id: string } | null | undefined): string | null =>
  typeof found === 'string' ? found : (found?.id ?? null)

/**
 * A session of Stripe's in our words.
 *
 * @param failed the bank has refused; only an event or the payment itself says so
 */
export const readSession = (session: Stripe.Checkout.Session, failed = false): SessionFacts => ({
  id: session.id,
  orderId: session.metadata?.order || null,
  state: stateOf(session, failed),
  subtotal: session.amount_subtotal,
  total: session.amount_total,
  currency: session.currency,
  intentId: idOf(session.payment_intent),
  url: session.url,
})

function stateOf(session: Stripe.Checkout.Session, failed: boolean): PaymentState {
  const { status, payment_status: payment, payment_intent: intent } = session
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment !== 'unpaid') return 'paid'
  const given = typeof intent === 'object' ? intent?.status : undefined
  return failed || given === 'requires_payment_method' || given === 'canceled'
    ? 'failed'
    : 'processing'
}

const ended = ['succeeded', 'failed', 'canceled'] as const

/** A refund of Stripe's in our words. What waits for somebody to do something is pending. */
export const readRefund = (refund: Stripe.Refund): RefundFacts => ({
  id: refund.id,
  intentId: idOf(refund.payment_intent),
  rowId: refund.metadata?.refund || null,
  amount: refund.amount,
  currency: refund.currency,
  state: ended.find((state) => state === refund.status) ?? 'pending',
})

/** A dispute of Stripe's in our words. What was asked of the studio alone takes no money back. */
export const readDispute = ({ payment_intent, status }: Stripe.Dispute): DisputeFacts => ({
  intentId: idOf(payment_intent),
  state:
    status === 'won' || status === 'warning_closed' ? 'won' : status === 'lost' ? 'lost' : 'open',
})

/** Only products that are marked for this application are sold here. */
export const isOurs = (product: Pick<Stripe.Product, 'metadata'>): boolean =>
  product.metadata?.app === 'builder'

/** A product of Stripe's in our words, with those of its prices that can be paid once. */
export const readProduct = (
  product: Stripe.Product,
  prices: readonly Stripe.Price[],
): ProductFacts => ({
  id: product.id,
  name: product.name,
  active: product.active,
  prices: prices.flatMap(({ id, type, unit_amount: amount, currency, nickname, active }) =>
    type === 'one_time' && amount !== null && amount > 0 && amount <= mostOf(currency)
      ? [{ id, amount, currency, label: nickname ?? '', active }]
      : [],
  ),
})
