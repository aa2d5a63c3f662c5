import { and, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks, orderForms, orders, payments, refunds } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import type { Days } from '~/shared/utc-days'
import { inDays } from './in-days.server'
import { arrivalSql, arrivedSql } from './order-money.server'
import type { Arrival, OrderOutcome } from './order-outcomes'

const ofOrder = {
  orderId: orders.id,
  number: orders.number,
  title: orders.title,
  form: orders.formName,
}

/** Columns that only some of the lists have. */
const none = { rating: sql<number | null>`null`, as: sql<Arrival | null>`null` }

/**
 * One page of what became of orders in some days, newest first.
 *
 * @param of.as how payments that were received stand to their orders; empty for all
 */
export function listOutcomes(
  what: OrderOutcome,
  days: Days,
  { form, as = '' }: { form: string; as?: Arrival | '' },
  place: PageStart,
) {
  const ofForm =
    form === ''
      ? undefined
      : form === 'none'
        ? sql`${orders.orderFormId} is null`
        : eq(orders.orderFormId, form)
  if (what === 'rated') return ratedPage(days, ofForm, place)
  if (what === 'received') return receivedPage(days, and(ofForm, arrivedAs(as)), place)
  return what === 'paid' ? paidPage(days, ofForm, place) : refundedPage(days, ofForm, place)
}

const arrivedAs = (as: Arrival | '') => (as === '' ? undefined : sql`${arrivalSql} = ${as}`)

/** The orders that were paid, each once, with what they cost. */
function paidPage(days: Days, ofForm: SQL | undefined, place: PageStart) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: orders.id,
        at: orders.paidAt,
        amount: orders.amount,
        currency: orders.currency,
        ...none,
      })
      .from(orders)
      .$dynamic(),
    where: and(inDays(orders.paidAt, days), ofForm),
    sort: newestFirst(orders.paidAt, orders.id),
    place,
  })
}

/** All payments that arrived. */
function receivedPage(days: Days, narrowed: SQL | undefined, place: PageStart) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: payments.id,
        at: payments.paidAt,
        ...arrivedSql,
        ...none,
        as: arrivalSql,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .$dynamic(),
    where: and(inDays(payments.paidAt, days), eq(payments.state, 'paid'), narrowed),
    sort: newestFirst(payments.paidAt, payments.id),
    place,
  })
}

function refundedPage(days: Days, ofForm: SQL | undefined, place: PageStart) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: refunds.id,
        at: refunds.createdAt,
        amount: refunds.amount,
        currency: refunds.currency,
        ...none,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .$dynamic(),
    where: and(inDays(refunds.createdAt, days), eq(refunds.state, 'succeeded'), ofForm),
    sort: newestFirst(refunds.createdAt, refunds.id),
    place,
  })
}

function ratedPage(days: Days, ofForm: SQL | undefined, place: PageStart) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: feedbacks.orderId,
        at: feedbacks.createdAt,
        amount: sql<number | null>`null`,
        currency: sql<string | null>`null`,
        ...none,
        rating: feedbacks.rating,
      })
      .from(feedbacks)
      .innerJoin(orders, eq(orders.id, feedbacks.orderId))
      .$dynamic(),
    where: and(inDays(feedbacks.createdAt, days), ofForm),
    sort: newestFirst(feedbacks.createdAt, feedbacks.orderId),
    place,
  })
}

/** The name of a form, for the words of a list that is narrowed to it. */
export const formName = (id: string): string | null =>
  db.select({ name: orderForms.name }).from(orderForms).where(eq(orderForms.id, id)).get()?.name ??
  null
