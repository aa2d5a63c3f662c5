import { desc, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { db } from '~/db/client.server'
import { payments } from '~/db/schema'
import { handleEvent } from '~/features/payments/handle-event.server'
import { leftOf } from '~/features/payments/payment-rows.server'
import { refundPayment } from '~/features/payments/refund-payment.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { testProvider } from '~/features/payments/test-provider.server'
import type { Member } from '~/permissions/vocabulary'
import { newToken } from '~/platform/ids.server'
import { ProviderError } from '~/platform/stripe/provider'
import { moneyFrom } from '~/shared/money'
import type { BankWord } from './load-words/story'

/** Somebody pays an order at the test checkout, or goes there. */
export async function payDemoOrder(actor: Member, orderId: string, how: string): Promise<void> {
  const { openSession } = testProvider
  const refuses = async () => {
    throw new ProviderError('refused', 'The price specified is inactive.')
  }
  const provider = { ...testProvider, openSession: how === 'refused' ? refuses : openSession }
  // What the provider refuses is told on the order's page.
  const asked = startCheckout(actor, orderId, null, provider)
  await (how === 'refused' ? asked.catch(() => undefined) : asked)
  if (how === 'now') await sessionEvent(orderId, 'completed', { payment_status: 'paid' })
  if (how === 'later') await sessionEvent(orderId, 'completed', { payment_status: 'unpaid' })
}

/** Staff give a part of a payment back. @param words the sum, then why */
export async function refundDemoOrder(actor: Member, orderId: string, words: string) {
  const [amount = '', ...why] = words.split(' ')
  const payment = lastOf(orderId)
  const ask = { orderId, paymentId: payment.id, version: leftOf(db, payment) }
  const told = why.join(' ')
  await refundPayment(actor, { ...ask, amount, reason: '', told }, testProvider)
}

/** What comes from the bank, or from the provider's own pages. */
export async function bankDoes(orderId: string, verb: string, rest: string): Promise<void> {
  if (verb === 'refunds') return refundEvent(orderId, Number(rest))
  const word = rest as BankWord
  const paid = { payment_status: 'paid' } as const
  if (word === 'confirmed') return sessionEvent(orderId, 'async_payment_succeeded', paid)
  if (word === 'refused') return sessionEvent(orderId, 'async_payment_failed', {})
  if (word === 'expired') return sessionEvent(orderId, 'expired', { status: 'expired' })
  if (word === 'short') {
    const { amount } = lastOf(orderId)
    const less = { amount_subtotal: amount - 10_000, amount_total: amount - 10_000 }
    return sessionEvent(orderId, 'completed', { ...paid, ...less })
  }
  if (word === 'came-late') return sessionEvent(orderId, 'async_payment_succeeded', paid, 1)
  return disputeEvent(orderId, word === 'disputed' ? 'open' : word)
}

/** The last try to pay an order, or the one of that number. */
function lastOf(orderId: string, attempt?: number) {
  const all = db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.attempt))
    .all()
  const found = attempt === undefined ? all[0] : all.find((each) => each.attempt === attempt)
  if (!found) throw new Error(`nobody has tried to pay ${orderId}`)
  return found
}

function sessionEvent(
  orderId: string,
  what: 'completed' | 'expired' | 'async_payment_succeeded' | 'async_payment_failed',
  facts: object,
  attempt?: number,
): Promise<void> {
  const { sessionId, intentId, amount, currency } = lastOf(orderId, attempt)
  return arrive(`checkout.session.${what}`, {
    id: sessionId,
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: intentId,
    metadata: { order: orderId },
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    url: null,
    ...facts,
  })
}

function refundEvent(orderId: string, sum: number): Promise<void> {
  const { intentId, currency } = lastOf(orderId)
  const facts = { status: 'succeeded', metadata: {}, ...moneyFrom(sum, currency) }
  return arrive('refund.created', {
    id: `re_test_${newToken()}`,
    payment_intent: intentId,
    ...facts,
  })
}

function disputeEvent(orderId: string, state: 'open' | 'won' | 'lost'): Promise<void> {
  const { intentId } = lastOf(orderId)
  const what = state === 'open' ? 'created' : 'closed'
  const readDispute = async () => ({ intentId, state })
  return arrive(`charge.dispute.${what}`, { id: `dp_test_${newToken()}` }, { readDispute })
}

/** As Stripe would send it. */
const arrive = (type: string, object: object, answers: Partial<typeof testProvider> = {}) =>
  handleEvent(
    {
      id: `evt_test_${newToken()}`,
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    } as unknown as Stripe.Event,
    { ...testProvider, ...answers },
  )
