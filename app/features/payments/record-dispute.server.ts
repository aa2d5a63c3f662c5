import { eq } from 'drizzle-orm'
import { orders } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { paymentEvents } from '~/features/events/kinds/payments'
import type { Order } from '~/features/order-base/order-access.server'
import type { DisputeFacts } from '~/platform/stripe/provider'
import type { PaymentFlag } from '~/work/payments'
import { attemptsOf, eventOf, orderById, type Payment } from './payment-order.server'
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
    .set({ paymentFlag: flagOf(tx, order), updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .run()
  happen(tx, 'system', paymentEvents.unflagged, eventOf(tx, order))
}

/** What else staff have to look at: it stood before the dispute, and no dispute takes it away. */
function flagOf(tx: Tx, order: Order): PaymentFlag | null {
  const paid = attemptsOf(tx, order.id).filter(({ state }) => state === 'paid')
  if (paid.some(({ paidCurrency }) => paidCurrency !== order.currency)) return 'currency'
  if (paid.length > 1) return 'twice'
  // Money has come in the right currency, and has not moved the order on.
  return paid.length === 1 && order.paidAt === null ? 'amount' : null
}
