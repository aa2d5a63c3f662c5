import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { payments, refunds } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { log } from '~/platform/log.server'
import { type PaymentProvider, ProviderError } from '~/platform/stripe/provider'
import { applySession } from './apply-session.server'
import type { Payment } from './payment-rows.server'
import { providerNow } from './provider.server'
import { paymentByIntent, recordRefund } from './record-refund.server'
import { askForRefund } from './refund-payment.server'
import { reaches } from './test-provider.server'

/** Age of a payment or refund before it is checked, and the time between two checks. */
const patience = 10 * 60_000
const batch = 20

/**
 * Asks the provider about payments that stay open and refunds that stay on their way: an event can
 * be lost. What it answers goes the way of an event.
 *
 * @returns whether there may be more
 */
export async function reconcilePayments(
  provider: PaymentProvider | null = providerNow(),
): Promise<boolean> {
  if (!provider) return false
  const more = await reconcileSessions(provider)
  return (await reconcileRefunds(provider)) || more
}

async function reconcileSessions(provider: PaymentProvider): Promise<boolean> {
  const before = Date.now() - patience
  const due = db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['open', 'processing']),
        lt(payments.createdAt, before),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, before)),
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.createdAt))
    .limit(batch)
    .all()
  for (const payment of due) {
    // First, so that one that always fails does not keep the others waiting.
    db.update(payments).set({ checkedAt: Date.now() }).where(eq(payments.id, payment.id)).run()
    if (!reaches(provider, payment)) continue
    await quietly(() => reconcileSession(provider, payment))
  }
  return due.length === batch
}

async function reconcileSession(provider: PaymentProvider, payment: Payment): Promise<void> {
  const { id, orderId, sessionId } = payment
  const session = sessionId === null ? null : await provider.readSession(sessionId)
  transaction((tx) => {
    if (session) applySession(tx, { ...session, orderId }, Date.now())
    // Nobody was ever led to a page whose address was never heard.
    else if ((payment.expiresAt ?? 0) < Date.now()) {
      tx.update(payments).set({ state: 'expired' }).where(eq(payments.id, id)).run()
    }
  })
}

async function reconcileRefunds(provider: PaymentProvider): Promise<boolean> {
  const due = db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'pending'), lt(refunds.updatedAt, Date.now() - patience)))
    .orderBy(asc(refunds.updatedAt))
    .limit(batch)
    .all()
  for (const { refund, payment } of due) {
    db.update(refunds).set({ updatedAt: Date.now() }).where(eq(refunds.id, refund.id)).run()
    if (!reaches(provider, payment)) continue
    await quietly(async () => {
      if (refund.refundId === null) return askForRefund(refund.id, provider)
      const all = await provider.refundsOf(payment.intentId ?? '')
      transaction((tx) => {
        for (const facts of all) {
          const found = paymentByIntent(tx, facts.intentId)
          if (found) recordRefund(tx, found, facts)
        }
      })
    })
  }
  return due.length === batch
}

/** Leaves what the provider does not answer now for a later attempt. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.info({ why: error.said }, 'the payment provider is asked again later')
  }
}
