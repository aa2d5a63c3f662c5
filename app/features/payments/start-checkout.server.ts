import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { payments } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { paymentMessages as say } from '~/messages/payments'
import type { Actor } from '~/permissions/vocabulary'
import { addressFor } from '~/platform/env.server'
import { type PaymentProvider, ProviderError, type SessionFacts } from '~/platform/stripe/provider'
import { applySession } from './apply-session.server'
import { type Begun, beginAttempt, checkoutOf } from './begin-attempt.server'
import { factsOfOrder, orderById, type Payment } from './payment-rows.server'
import { providerNow } from './provider.server'
import { providerMessage } from './provider-message.server'

/** Times an order is read again: others may pay it meanwhile. */
const turns = 8
const betweenTurns = 250

/**
 * Leads to the page that takes the money for an order: the one that is open already, or a new one.
 * The try is written before the provider is asked; never are two pages open that could both take the
 * money. What goes wrong is kept, and the order stays.
 *
 * @param openedAt the address of the screen, where there is one: see `addressFor`
 * @throws DomainError `not-found`; `payment-done`, `payment-processing`, `payment-doubtful` (409);
 *   `payment-off` (422) where nobody takes money, `payment-refused` (422) with the provider's words, as far as the actor reads them
 */
export async function startCheckout(
  actor: Actor,
  orderId: string,
  openedAt: string | null = null,
  provider: PaymentProvider | null = providerNow(),
): Promise<{ url: string }> {
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = beginAttempt(actor, orderId, provider)
    if ('url' in begun) return begun
    if (!provider) break
    if ('close' in begun) {
      await closeSession(actor, provider, begun.close)
      continue
    }
    const host = addressFor(openedAt)
    const url = await openSession(actor, provider, begun, host)
    if (url) return { url }
    await pause(betweenTurns)
  }
  throw refused(actor, say.noUrl)
}

const refused = (actor: Actor, said: string) =>
  new DomainError('payment-refused', 422, { values: { said: providerMessage(actor, said) } })

/** @returns null when the order has to be looked at again: another tab has got further */
async function openSession(
  actor: Actor,
  provider: PaymentProvider,
  begun: Begun,
  host: string,
): Promise<string | null> {
  const { payment } = begun
  try {
    const session = await provider.openSession(checkoutOf(begun, host))
    if (!session.url) throw new ProviderError('refused', say.noUrl)
    return keepSession(payment, session)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (!keepRefusal(payment, error)) return null
    throw refused(actor, error.said)
  }
}

/** Stores what the provider has opened. If two asked at once, the first one's page counts. */
function keepSession(payment: Payment, { id, url, intentId }: SessionFacts): string | null {
  return transaction((tx) => {
    const now = tx.select().from(payments).where(eq(payments.id, payment.id)).get()
    if (now?.state !== 'open') return null
    if (now.sessionId !== null) return now.url
    tx.update(payments)
      .set({ sessionId: id, url, intentId, error: null, updatedAt: Date.now() })
      .where(eq(payments.id, payment.id))
      .run()
    return url
  })
}

/**
 * Keeps what the provider said of a try. What it has decided is over; else the same one is asked
 * again.
 *
 * @returns false when the try has got further meanwhile
 */
function keepRefusal(asked: Payment, { kind, said }: ProviderError): boolean {
  return transaction((tx) => {
    const payment = tx.select().from(payments).where(eq(payments.id, asked.id)).get()
    const order = orderById(tx, asked.orderId)
    if (!order || payment?.state !== 'open' || payment.sessionId !== asked.sessionId) return false
    tx.update(payments)
      .set({ error: said, updatedAt: Date.now(), ...(kind === 'refused' && { state: 'failed' }) })
      .where(eq(payments.id, asked.id))
      .run()
    const details = { attempt: asked.attempt, said }
    emit(tx, 'system', paymentEvents.refused, { ...factsOfOrder(tx, order), details })
    return true
  })
}

/**
 * Makes sure that a page takes no more money before another one is opened, or its order is deleted. A page
 * that has taken it is settled instead; the next look at the order shows that.
 *
 * @throws DomainError `payment-refused` (422) when the provider does not say that it is closed
 */
export async function closeSession(
  actor: Actor,
  provider: PaymentProvider,
  payment: Payment,
): Promise<void> {
  const { sessionId, orderId } = payment
  if (sessionId === null) return
  try {
    // A session that is over cannot be closed: its own state counts.
    await provider.expireSession(sessionId).catch((error) => {
      if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error
    })
    const session = await provider.readSession(sessionId)
    if (session.state === 'open') throw new ProviderError('unsure', say.staysOpen)
    transaction((tx) => applySession(tx, { ...session, orderId }, Date.now()))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    keepRefusal(payment, error)
    // A session that the provider does not know is of other keys, and nobody's now.
    if (error.kind !== 'refused') throw refused(actor, error.said)
  }
}
