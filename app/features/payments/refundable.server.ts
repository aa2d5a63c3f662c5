import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '~/db/client.server'
import { payments } from '~/db/schema'
import { notFound } from '~/domain-error'
import { optionalProse, requiredText, versionField } from '~/features/form-input/fields.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import type { Actor } from '~/permissions/vocabulary'
import { decimalMoney, smallestOf } from '~/shared/money'
import { leftOf } from './payment-rows.server'

/** `version` is what is left of the payment: another refund meanwhile makes the form stale. */
export const refundSchema = z.object({
  amount: requiredText(20),
  told: optionalProse(500),
  reason: optionalProse(500),
  version: versionField,
})

/** A payment that is given back: what is left of it in minor units, and as the form offers it. @throws DomainError `not-found` */
export function refundable(actor: Actor, orderId: string, paymentId: string) {
  const order = visibleOrder(db, actor, orderId)
  const payment = db.select().from(payments).where(eq(payments.id, paymentId)).get()
  if (payment?.orderId !== orderId || payment.state !== 'paid') throw notFound()
  const currency = payment.paidCurrency ?? payment.currency
  const left = leftOf(db, payment)
  // A sum that the provider rounded may not be a multiple of the smallest amount.
  const offered = decimalMoney({ amount: left - (left % smallestOf(currency)), currency })
  const bankTook = payment.dispute === 'lost'
  return { orderId, number: order.number, left, offered, currency, bankTook }
}
