import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { db } from '~/db/client.server'
import { stripeEvents } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { syncProduct } from '~/features/prices/sync-prices.server'
import type {
  DisputeFacts,
  PaymentProvider,
  RefundFacts,
  SessionFacts,
} from '~/platform/stripe/provider'
import { readRefund, readSession } from '~/platform/stripe/read-stripe'
import { applySession, NotHereYet } from './apply-session.server'
import { orderById } from './payment-rows.server'
import { recordDispute } from './record-dispute.server'
import { paymentByIntent, recordRefund } from './record-refund.server'

/** Content of an event, in our words. */
type Told =
  | { about: 'session'; session: SessionFacts }
  | { about: 'refunds'; intentId: string | null; refunds: RefundFacts[]; ours: boolean }
  | { about: 'dispute'; dispute: DisputeFacts; ours: boolean }
  | { about: 'nothing' }

/**
 * Carries an event of the payment provider out: once, however often and in which order events come.
 * What has to be asked of the provider is asked before; all that follows is one transaction.
 *
 * @throws NotHereYet for what speaks of ours and is not there; ProviderError: both have to come again
 */
export async function handleEvent(
  event: Stripe.Event,
  provider: PaymentProvider | null,
): Promise<void> {
  // Events of other accounts that are connected to this one.
  if (event.account) return
  const known = db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id)).get()
  if (known) return
  if (await syncProduct(event)) return
  const told = await readTold(event, provider)
  if (told.about === 'nothing') return
  const at = event.created * 1000
  transaction((tx) => {
    const { changes } = tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, createdAt: at, receivedAt: Date.now() })
      .onConflictDoNothing()
      .run()
    if (changes > 0) carryOut(tx, told, at)
  })
}

async function readTold(event: Stripe.Event, provider: PaymentProvider | null): Promise<Told> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const failed = event.type === 'checkout.session.async_payment_failed'
      const session = readSession(event.data.object, failed)
      return session.orderId === null ? { about: 'nothing' } : { about: 'session', session }
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = readRefund(event.data.object)
      const ours = await isOurs(refund.intentId, provider)
      return { about: 'refunds', intentId: refund.intentId, refunds: [refund], ours }
    }
    case 'charge.refunded': {
      const { payment_intent: intent, metadata } = event.data.object
      const intentId = typeof intent === 'string' ? intent : (intent?.id ?? null)
      if (!provider || !intentId || !metadata.order) return { about: 'nothing' }
      const refunds = await provider.refundsOf(intentId)
      return { about: 'refunds', intentId, refunds, ours: true }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      if (!provider) return { about: 'nothing' }
      // As it is now: the closing may arrive before the beginning.
      const dispute = await provider.readDispute(event.data.object.id)
      return { about: 'dispute', dispute, ours: await isOurs(dispute.intentId, provider) }
    }
    default:
      return { about: 'nothing' }
  }
}

/** Whether a payment was for an order of ours, also when we have not heard of the payment yet. */
async function isOurs(intentId: string | null, provider: PaymentProvider | null): Promise<boolean> {
  if (intentId === null) return false
  if (paymentByIntent(db, intentId)) return true
  const orderId = (await provider?.orderOf(intentId)) ?? null
  return orderId !== null && orderById(db, orderId) !== undefined
}

function carryOut(tx: Tx, told: Told, at: number): void {
  if (told.about === 'session') applySession(tx, told.session, at)
  if (told.about === 'refunds') {
    const payment = paymentByIntent(tx, told.intentId)
    if (!payment && told.ours) throw new NotHereYet(`no payment ${told.intentId}`)
    if (payment) for (const refund of told.refunds) recordRefund(tx, payment, refund)
  }
  if (told.about === 'dispute') {
    const payment = paymentByIntent(tx, told.dispute.intentId)
    if (!payment && told.ours) throw new NotHereYet(`no payment ${told.dispute.intentId}`)
    if (payment) recordDispute(tx, payment, told.dispute)
  }
}
