import { asc, eq } from 'drizzle-orm'
import { orders, payments, refunds } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import type { Order } from '~/features/work-item-base/order/access.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { newId } from '~/platform/ids.server'
import { moneyOf } from '~/shared/money'

export type Payment = typeof payments.$inferSelect

/** Row of an order without a check of permission, for what the payment provider reports about it. */
export const orderById = (from: Reader, id: string): Order | undefined =>
  from.select().from(orders).where(eq(orders.id, id)).get()

/** All tries to pay an order, the first one first. */
export const attemptsOf = (from: Reader, orderId: string): Payment[] =>
  from
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.attempt))
    .all()

/** Writes the next try to pay an order. */
export function writeAttempt(
  tx: Tx,
  order: Order,
  given: Pick<typeof payments.$inferInsert, 'sessionId' | 'url' | 'expiresAt'>,
): Payment {
  const now = Date.now()
  return tx
    .insert(payments)
    .values({
      id: newId(),
      orderId: order.id,
      attempt: (attemptsOf(tx, order.id).at(-1)?.attempt ?? 0) + 1,
      amount: order.amount ?? 0,
      currency: order.currency ?? '',
      ...given,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .get()
}

/** Paid sum, with coupons and tax; null until then. */
export const paidWith = ({ paidAmount, paidCurrency }: Payment) =>
  moneyOf({ amount: paidAmount, currency: paidCurrency })

/** Facts about an order for `emit`, with every event about its payment. */
export const factsOfOrder = (tx: Tx, order: Order) => ({
  work: { id: order.id, number: order.number, title: order.title },
  people: participantsOfOrder(tx, order),
})

/**
 * Rest of a payment that can still be given back, in minor units: refunds on their way count. Zero if the
 * buyer's bank has taken it back, or if more was refunded than paid, as can happen in the provider's
 * dashboard.
 */
export function leftOf(from: Reader, payment: Payment): number {
  const { state, intentId, dispute } = payment
  if (state !== 'paid' || intentId === null || dispute === 'lost') return 0
  const given = from.select().from(refunds).where(eq(refunds.paymentId, payment.id)).all()
  const left = given
    .filter(({ state }) => state === 'pending' || state === 'succeeded')
    .reduce((rest, { amount }) => rest - amount, payment.paidAmount ?? 0)
  return Math.max(0, left)
}
