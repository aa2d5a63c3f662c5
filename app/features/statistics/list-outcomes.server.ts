import { and, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks, orderForms, orders, payments, refunds } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage } from '~/features/lists/read-page.server'
import type { Days } from '~/work/utc-days'
import { inDays } from './in-days.server'
import type { OrderOutcome } from './order-outcomes'

const ofOrder = {
  orderId: orders.id,
  number: orders.number,
  title: orders.title,
  form: orders.formName,
}

/** One page of what was paid for orders, given back or said of them in some days, newest first. */
export function listOutcomes(what: OrderOutcome, days: Days, form: string, place: Place) {
  const ofForm =
    form === ''
      ? undefined
      : form === 'none'
        ? sql`${orders.orderFormId} is null`
        : eq(orders.orderFormId, form)
  if (what === 'rated') return ratedPage(days, ofForm, place)
  return what === 'paid' ? paidPage(days, ofForm, place) : refundedPage(days, ofForm, place)
}

function paidPage(days: Days, ofForm: SQL | undefined, place: Place) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: payments.id,
        at: orders.paidAt,
        amount: sql<number>`coalesce(${payments.paidAmount}, ${payments.amount})`,
        currency: sql<string>`coalesce(${payments.paidCurrency}, ${payments.currency})`,
        rating: sql<number | null>`null`,
      })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .$dynamic(),
    where: and(inDays(orders.paidAt, days), eq(payments.state, 'paid'), ofForm),
    sort: newestFirst(orders.paidAt, payments.id),
    place,
  })
}

function refundedPage(days: Days, ofForm: SQL | undefined, place: Place) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: refunds.id,
        at: refunds.createdAt,
        amount: refunds.amount,
        currency: refunds.currency,
        rating: sql<number | null>`null`,
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

function ratedPage(days: Days, ofForm: SQL | undefined, place: Place) {
  return readPage({
    select: db
      .select({
        ...ofOrder,
        id: feedbacks.orderId,
        at: feedbacks.createdAt,
        amount: sql<number | null>`null`,
        currency: sql<string | null>`null`,
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
