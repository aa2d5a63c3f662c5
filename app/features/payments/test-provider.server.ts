import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, payments, users } from '~/db/schema'
import { pathTo } from '~/map/path-to'
import { newToken } from '~/platform/ids.server'
import { type PaymentProvider, ProviderError, type SessionFacts } from '~/platform/stripe/provider'

/** Whether a payment was made at the test checkout. */
export const isTestPayment = ({ url }: { url: string | null }): boolean =>
  url?.startsWith('/test-checkout/') ?? false

/** Whether a payment can be asked about: it was made where money is taken now. */
export const reaches = (
  provider: PaymentProvider | null,
  payment: { url: string | null },
): provider is PaymentProvider =>
  provider !== null && isTestPayment(payment) === (provider.kind === 'test')

/** A session of the test checkout, out of what is stored of its payment; `buyer` is an email. */
export function testSession(id: string) {
  const found = db
    .select({ payment: payments, order: orders, buyer: users.email })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(payments.sessionId, id))
    .get()
  if (!found || !isTestPayment(found.payment)) return null
  const { payment } = found
  const over = payment.state === 'open' && (payment.expiresAt ?? 0) <= Date.now()
  const facts: SessionFacts = {
    id,
    orderId: payment.orderId,
    state: over ? 'expired' : payment.state,
    subtotal: payment.amount,
    total: payment.amount,
    currency: payment.currency,
    intentId: intentOf(id),
    url: payment.url,
  }
  return { ...found, facts }
}

export const intentOf = (sessionId: string) => sessionId.replace(/^cs_/, 'pi_')

/**
 * Takes no money: the buyer chooses the outcome on a page of ours. It arrives as a signed event, as from
 * Stripe.
 */
export const testProvider: PaymentProvider = {
  kind: 'test',
  live: false,
  openSession: async ({ orderId }) => {
    const id = `cs_test_${newToken()}`
    const url = pathTo('/test-checkout/:session', { session: id })
    const none = { subtotal: null, total: null, currency: null }
    return { id, orderId, state: 'open', ...none, intentId: intentOf(id), url }
  },
  expireSession: async (id) => {
    const closed = { expiresAt: Date.now() }
    db.update(payments).set(closed).where(eq(payments.sessionId, id)).run()
  },
  readSession: async (id) => {
    const found = testSession(id)
    if (!found) throw new ProviderError('refused', `No such session: ${id}`)
    return found.facts
  },
  refund: async ({ rowId, intentId, amount }) => {
    const payment = db.select().from(payments).where(eq(payments.intentId, intentId)).get()
    if (!payment) throw new ProviderError('refused', `No such payment: ${intentId}`)
    const { currency } = payment
    return { id: `re_test_${rowId}`, intentId, rowId, amount, currency, state: 'succeeded' }
  },
  refundsOf: async () => [],
  readDispute: async (id) => {
    throw new ProviderError('refused', `No such dispute: ${id}`)
  },
  orderOf: async () => null,
}
