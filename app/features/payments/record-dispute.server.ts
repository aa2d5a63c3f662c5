import { eq } from 'drizzle-orm'
import { orders } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { paymentEvents } from '~/features/events/kinds/payments'
import type { DisputeFacts } from '~/platform/stripe/provider'
import { eventOf, orderById, type Payment } from './payment-order.server'
import { flagOrder } from './settle-session.server'

/** Records that a buyer has their bank take a payment back; one that the studio has won is over. */
export function recordDispute(tx: Tx, payment: Payment, { state }: DisputeFacts): void {
  const order = orderById(tx, payment.orderId)
  if (!order) return
  const stands = order.paymentFlag === 'dispute'
  if (state !== 'won') {
    if (!stands) flagOrder(tx, order, 'dispute', payment.id)
    return
  }
  if (!stands) return
  tx.update(orders)
    .set({ paymentFlag: null, updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .run()
  happen(tx, 'system', paymentEvents.unflagged, eventOf(tx, order))
}
