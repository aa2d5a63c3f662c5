import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { refunds, users } from '~/db/schema'
import { notFound } from '~/domain-error'
import { attemptsOf, paidWith } from '~/features/payments/payment-rows.server'
import { isTestPayment } from '~/features/payments/test-provider.server'
import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { companyName } from '~/features/work-items/find-names.server'
import { type Clock, clockOf } from '~/messages/dates'
import type { Actor } from '~/permissions/vocabulary'
import { type Money, moneyOf } from '~/shared/money'

/** More refunds than one payment has. */
const mostRefunds = 100

/** Content of a receipt. */
export type Receipt = {
  studio: string
  /** Studio's address for letters; empty when the settings have none. */
  contact: string
  number: number
  product: string
  /** Title of the order. */
  title: string
  client: { name: string; email: string } | null
  company: string | null
  price: Money
  /** Paid sums with coupons and tax, one for each payment. */
  paid: Money[]
  paidAt: number
  /** Money that went back, the first time first. */
  refunds: { sum: Money; at: number }[]
  /** Sums that the buyer's bank took back. */
  takenBack: Money[]
  /** Paid at the test checkout. */
  test: boolean
  /** The studio's: a receipt reads the same to everybody. */
  clock: Clock
}

/**
 * The receipt of an order, for its client and staff.
 *
 * @throws DomainError `not-found`, also while it is not paid, or when it costs nothing
 */
export function findReceipt(actor: Actor, orderId: string): Receipt {
  const order = visibleOrder(db, actor, orderId)
  const { paidAt } = order
  const price = moneyOf(order)
  if (!price || paidAt === null) throw notFound()
  const tries = attemptsOf(db, orderId).filter(({ state }) => state === 'paid')
  const settings = readSettings()
  const sums = tries.map((each) => ({ ...each, sum: paidWith(each) ?? price }))
  return {
    studio: studioNameIn(settings),
    contact: settings.studioEmail,
    number: order.number,
    product: order.productLabel,
    title: order.title,
    client: clientOf(order.userId),
    company: companyName(order.companyProfileId),
    price,
    paid: sums.length > 0 ? sums.map(({ sum }) => sum) : [price],
    paidAt,
    refunds: refundsOf(tries.map(({ id }) => id)),
    takenBack: sums.filter(({ dispute }) => dispute === 'lost').map(({ sum }) => sum),
    test: tries.some(isTestPayment),
    clock: clockOf(settings.officeZone),
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
