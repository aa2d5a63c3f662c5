import { eq } from 'drizzle-orm'
import { orders } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { paymentEvents } from '~/features/events/event-types/payments'
import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import type { Order } from '~/features/work-item-base/order/access.server'
import { orderManagers } from '~/features/work-item-base/order/participants.server'
import type { PaymentFlag } from '~/shared/payments'
import { attemptsOf, factsOfOrder, leftOf, orderById } from './payment-rows.server'

/**
 * Flags everything that staff have to look at, most urgent first. It follows from the payments alone: what
 * was given back needs no attention any more, whichever of two it was, and a dispute hides nothing else.
 */
export function flagsOf(from: Reader, order: Order): PaymentFlag[] {
  const paid = attemptsOf(from, order.id).filter(({ state }) => state === 'paid')
  const kept = paid.filter((payment) => leftOf(from, payment) > 0)
  const disputed = paid.some(({ dispute }) => dispute === 'open' || dispute === 'lost')
  const foreign = kept.some(({ paidCurrency }) => paidCurrency !== order.currency)
  return [
    ...(disputed ? (['dispute'] as const) : []),
    ...(foreign ? (['currency'] as const) : []),
    ...(kept.length > 1 ? (['twice'] as const) : []),
    // Money has come in the right currency, and has not moved the order on.
    ...(kept.length === 1 && !foreign && order.paidAt === null ? (['amount'] as const) : []),
  ]
}

/**
 * Stores what staff have to look at first, after something about the payments of an order has changed,
 * and tells them of what is new.
 *
 * @param cause differs from one change to the next
 */
export function flagOrder(tx: Tx, orderId: string, cause: string): void {
  const order = orderById(tx, orderId)
  if (!order) return
  const [flag = null] = flagsOf(tx, order)
  if (flag === order.paymentFlag) return
  tx.update(orders)
    .set({ paymentFlag: flag, updatedAt: Date.now() })
    .where(eq(orders.id, orderId))
    .run()
  if (flag === null) {
    emit(tx, 'system', paymentEvents.unflagged, factsOfOrder(tx, order))
    return
  }
  emit(tx, 'system', paymentEvents.flagged, {
    ...factsOfOrder(tx, order),
    cause: `${cause} ${flag}`,
    managers: orderManagers(tx),
    studio: studioNameIn(readSettings(tx)),
    details: { flag },
  })
}
