import { eq } from 'drizzle-orm'
import { payments, users } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { type Order, visibleOrder } from '~/features/work-item-base/order/access.server'
import { viewPath } from '~/map/work-path'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import type { CheckoutAsk, PaymentProvider } from '~/platform/stripe/provider'
import { attemptsOf, factsOfOrder, leftOf, type Payment, writeAttempt } from './payment-rows.server'
import { reaches } from './test-provider.server'

const minute = 60_000
/** How long a page takes money. The provider wants half an hour at least, and a day at most. */
const life = 23 * 60 * minute
const leastLife = 35 * minute

/** A try that the provider is asked for now. */
export type Begun = { order: Order; payment: Payment; email: string | null }

/**
 * Next step of a press on *Pay now*: the page that is open already, a page that has to be closed first, or
 * a new attempt. It stays the same while nobody knows the result.
 *
 * @throws DomainError `not-found`; `payment-done`, `payment-processing`, `payment-doubtful` (409);
 *   `payment-off`, `too-many-attempts` (422)
 */
export function beginAttempt(
  actor: Actor,
  orderId: string,
  provider: PaymentProvider | null,
): { url: string } | { close: Payment } | Begun {
  return transaction((tx) => {
    const order = visibleOrder(tx, actor, orderId)
    if (order.status !== 'pending_payment') throw new DomainError('payment-done', 409)
    const all = attemptsOf(tx, orderId)
    if (all.some(({ state }) => state === 'processing'))
      throw new DomainError('payment-processing', 409)
    if (all.some((each) => leftOf(tx, each) > 0)) throw new DomainError('payment-doubtful', 409)
    if (!provider) throw new DomainError('payment-off', 422)
    const last = all.at(-1)
    const email = emailOf(tx, order.userId)
    if (last?.state === 'open') {
      const rest = (last.expiresAt ?? 0) - Date.now()
      const ours = reaches(provider, last)
      if (last.sessionId === null && rest > leastLife) return { order, payment: last, email }
      if (last.sessionId !== null) {
        return last.url && ours && rest > minute ? { url: last.url } : { close: last }
      }
      // Nobody was ever led to it.
      tx.update(payments).set({ state: 'expired' }).where(eq(payments.id, last.id)).run()
    }
    if (all.length >= limits.attemptsOfOrder) throw new DomainError('too-many-attempts', 422)
    const payment = writeAttempt(tx, order, { expiresAt: Date.now() + life })
    const details = { attempt: payment.attempt }
    emit(tx, actor, paymentEvents.begun, { ...factsOfOrder(tx, order), details })
    return { order, payment, email }
  })
}

const emailOf = (tx: Tx, userId: string | null): string | null =>
  tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId ?? ''))
    .get()?.email ?? null

/**
 * Question to the provider: always the same for the same attempt.
 *
 * @param host where the buyer comes back to
 */
export const checkoutOf = ({ order, payment, email }: Begun, host: string): CheckoutAsk => ({
  orderId: order.id,
  attempt: payment.attempt,
  priceId: order.priceId ?? '',
  email,
  successUrl: host + viewPath({ kind: 'order', id: order.id }, 'messages'),
  cancelUrl: host + viewPath({ kind: 'order', id: order.id }, 'payment'),
  expiresAt: payment.expiresAt ?? 0,
})
