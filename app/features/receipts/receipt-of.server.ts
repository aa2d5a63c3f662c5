import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { payments, refunds, users } from '~/db/schema'
import { notFound } from '~/faults'
import { visibleOrder } from '~/features/order-base/order-access.server'
import { readSettings } from '~/features/settings/general-settings.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Money } from '~/work/money'

/** More refunds than one payment has. */
const mostRefunds = 100

/** What a receipt says. */
export type Receipt = {
  studio: string
  number: number
  product: string
  client: { name: string; email: string } | null
  price: Money
  /** What was paid with coupons and tax. */
  paid: Money
  paidAt: number
  /** Money that went back, the first time first. */
  refunds: { sum: Money; at: number }[]
  zone: string
}

/**
 * The receipt of an order, for its client and staff.
 *
 * @throws Fault `not-found`, also while it is not paid, or when it costs nothing
 */
export function receiptOf(actor: Actor, orderId: string): Receipt {
  const order = visibleOrder(db, actor, orderId)
  const { amount, currency, paidAt } = order
  if (amount === null || !currency || paidAt === null) throw notFound()
  const tries = db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    .orderBy(asc(payments.attempt))
    .all()
  const price = { amount, currency }
  const { studioName, officeZone } = readSettings()
  const [first] = tries
  return {
    studio: studioName || 'Panelry',
    number: order.number,
    product: order.productLabel,
    client: clientOf(order.userId),
    price,
    paid:
      first && first.paidAmount !== null && first.paidCurrency
        ? { amount: first.paidAmount, currency: first.paidCurrency }
        : price,
    paidAt,
    refunds: refundsOf(tries.map(({ id }) => id)),
    zone: officeZone,
  }
}

const clientOf = (id: string | null) =>
  id === null
    ? null
    : (db
        .select({ name: users.fullName, email: users.email })
        .from(users)
        .where(eq(users.id, id))
        .get() ?? null)

const refundsOf = (paymentIds: string[]) =>
  db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, paymentIds), eq(refunds.state, 'succeeded')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(mostRefunds)
    .all()
    .map(({ amount, currency, updatedAt }) => ({ sum: { amount, currency }, at: updatedAt }))
