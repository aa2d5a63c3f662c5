import { and, desc, eq, isNull } from 'drizzle-orm'
import { payments, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { movePaidOrder } from '~/features/orders/release-to-team.server'
import type { Order } from '~/features/work-item-base/order/access.server'
import type { SessionFacts } from '~/platform/stripe/provider'
import { moneyOf, moneyText } from '~/shared/money'
import type { PaymentState } from '~/shared/payments'
import { flagOrder } from './flag-order.server'
import { factsOfOrder, orderById, type Payment, writeAttempt } from './payment-rows.server'

/** An event speaks of an order or payment that is not there (yet): it has to come again. */
export class NotHereYet extends Error {
  override name = 'NotHereYet'
}

/** A payment moves forward only, whatever comes in which order. Money that came is never unsaid. */
const rank: Record<PaymentState, number> = {
  open: 0,
  processing: 1,
  failed: 2,
  expired: 2,
  paid: 3,
}

/**
 * Brings a payment to where the provider says its session is, with all that follows, once. Events and
 * the job that asks the provider both end here.
 *
 * @param at when the provider said so, milliseconds UTC
 * @throws NotHereYet when there is no such order
 */
export function applySession(tx: Tx, session: SessionFacts, at: number): void {
  const order = session.orderId === null ? undefined : orderById(tx, session.orderId)
  if (!order) throw new NotHereYet(`no order ${session.orderId}`)
  const payment = attemptOf(tx, order, session)
  if (rank[session.state] <= rank[payment.state]) return
  const { attempt } = payment
  const { state } = session
  tx.update(payments)
    .set({
      state,
      intentId: session.intentId,
      ...(state === 'paid' && {
        paidAmount: session.total,
        paidCurrency: session.currency,
        paidAt: at,
      }),
      error: null,
      updatedAt: Date.now(),
    })
    .where(eq(payments.id, payment.id))
    .run()
  if (state === 'paid') arrive(tx, order, payment, session, at)
  else if (state === 'failed') fail(tx, order, payment)
  else if (state !== 'open') {
    emit(tx, 'system', paymentEvents[state], { ...factsOfOrder(tx, order), details: { attempt } })
  }
}

/**
 * No money came. A person who was told to wait for the bank is notified; a person at the payment page sees
 * it.
 */
function fail(tx: Tx, order: Order, payment: Payment): void {
  const { amount, currency, attempt } = payment
  emit(tx, 'system', paymentEvents.failed, {
    ...factsOfOrder(tx, order),
    waited: payment.state === 'processing' ? clientOf(tx, order) : null,
    price: moneyText({ amount, currency }),
    details: { attempt },
  })
}

const clientOf = (tx: Tx, { userId }: Order) =>
  (userId !== null &&
    tx
      .select({ name: users.fullName, email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .get()) ||
  null

/** The try that a session belongs to. One whose answer we never heard is found by its order. */
function attemptOf(tx: Tx, order: Order, { id: sessionId, url }: SessionFacts): Payment {
  const known = tx.select().from(payments).where(eq(payments.sessionId, sessionId)).get()
  if (known) return known
  const unheard = tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), isNull(payments.sessionId)))
    .orderBy(desc(payments.attempt))
    .get()
  if (unheard) {
    return tx
      .update(payments)
      .set({ sessionId, url, updatedAt: Date.now() })
      .where(eq(payments.id, unheard.id))
      .returning()
      .get()
  }
  return writeAttempt(tx, order, { sessionId, url })
}

/** Money has come: the right sum moves the order on, anything else is for staff to look at. */
function arrive(tx: Tx, order: Order, payment: Payment, session: SessionFacts, at: number): void {
  const { total, currency } = session
  const paid = moneyOf({ amount: total, currency })
  const sum = paid ? moneyText(paid) : ''
  emit(tx, 'system', paymentEvents.paid, {
    ...factsOfOrder(tx, order),
    sum,
    details: { attempt: payment.attempt, sum },
  })
  const right = currency === order.currency && session.subtotal === order.amount
  if (right) movePaidOrder(tx, order.id, at)
  flagOrder(tx, order.id, payment.id)
}
