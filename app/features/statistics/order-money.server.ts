import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks, orders, payments, refunds } from '~/db/schema'
import type { Money } from '~/shared/money'
import type { Days } from '~/shared/utc-days'
import { daySql, inDays } from './in-days.server'
import type { Arrival } from './order-outcomes'

/** Outcome of some orders of a form on a day: `n` of them. */
type OnDay = { day: number; formId: string | null; n: number }

/** Money of orders that came or went on a day, added up. */
type OrderMoney = Money & OnDay

/** Payments that arrived alike; `isTakenBack`, `isTest`: 1 or 0. */
type Received = OrderMoney & { as: Arrival; isTakenBack: number; isTest: number }

/** Ratings by clients for orders on a day, each out of five, added up. */
type Rated = OnDay & { rating: number }

/**
 * Relation of a payment to its order, in SQL: the one that moved the order on is the first of those paid
 * when the order was. For queries that read both tables.
 */
export const arrivalSql = sql<Arrival>`case when ${orders.paidAt} is null then 'other'
  when ${payments.paidAt} = ${orders.paidAt} and not exists (
    select 1 from payments p where p.order_id = ${orders.id} and p.state = 'paid'
      and p.paid_at = ${orders.paidAt} and p.attempt < ${payments.attempt}) then 'ordered'
  else 'twice' end`

/** Received amount of a payment, with coupons and tax. */
export const arrivedSql = {
  amount: sql<number>`coalesce(${payments.paidAmount}, ${payments.amount})`,
  currency: sql<string>`coalesce(${payments.paidCurrency}, ${payments.currency})`,
}

const formId = sql`${orders.orderFormId} as "formId"`

/** How many orders were paid in some days, each once. */
export const paidIn = (days: Days): OnDay[] =>
  db.all<OnDay>(sql`
    select ${daySql(orders.paidAt)} as day, ${formId}, count(*) as n from ${orders}
    where ${inDays(orders.paidAt, days)} group by 1, 2`)

/** All payments that arrived in some days, whatever they were for. */
export const receivedIn = (days: Days): Received[] =>
  db.all<Received>(sql`
    select ${daySql(payments.paidAt)} as day, ${formId}, ${arrivedSql.currency} as currency,
      ${arrivalSql} as "as", coalesce(${payments.dispute}, '') = 'lost' as "isTakenBack",
      coalesce(${payments.url}, '') like '/test-checkout/%' as "isTest",
      sum(${arrivedSql.amount}) as amount, count(*) as n
    from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
    where ${payments.state} = 'paid' and ${inDays(payments.paidAt, days)}
    group by 1, 2, 3, 4, 5, 6 order by 1`)

/** Refunds given in some days. */
export const refundedIn = (days: Days) => refundsIn(days, 'succeeded')

/** Refunds asked for in some days that the provider has not confirmed yet. */
export const refundsUnderWay = (days: Days) => refundsIn(days, 'pending')

const refundsIn = (days: Days, state: 'succeeded' | 'pending'): OrderMoney[] =>
  db.all<OrderMoney>(sql`
    select ${daySql(refunds.createdAt)} as day, ${formId}, ${refunds.currency} as currency,
      sum(${refunds.amount}) as amount, count(*) as n
    from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      join ${orders} on ${orders.id} = ${payments.orderId}
    where ${refunds.state} = ${state} and ${inDays(refunds.createdAt, days)}
    group by 1, 2, 3 order by 1`)

/** Ratings by clients in some days, also for orders that cost nothing. */
export const ratedIn = (days: Days): Rated[] =>
  db.all<Rated>(sql`
    select ${daySql(feedbacks.createdAt)} as day, ${formId},
      sum(${feedbacks.rating}) as rating, count(*) as n
    from ${feedbacks} join ${orders} on ${orders.id} = ${feedbacks.orderId}
    where ${inDays(feedbacks.createdAt, days)} group by 1, 2`)
