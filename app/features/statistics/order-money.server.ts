import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, payments, refunds } from '~/db/schema'
import type { Money } from '~/work/money'
import type { Days } from '~/work/utc-days'
import { daySql, inDays } from './in-days.server'

/** Money of an order that came or went on a day. */
export type OrderMoney = Money & { day: number; orderId: string; formId: string | null }

/** What was paid for orders in some days: with coupons and tax, as it arrived. */
export const paidIn = (days: Days): OrderMoney[] =>
  db.all<OrderMoney>(sql`
    select ${daySql(orders.paidAt)} as day, ${orders.id} as "orderId",
      ${orders.orderFormId} as "formId", coalesce(${payments.paidAmount}, ${payments.amount}) as amount,
      coalesce(${payments.paidCurrency}, ${payments.currency}) as currency
    from ${orders} join ${payments} on ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid'
    where ${inDays(orders.paidAt, days)} order by ${orders.paidAt}`)

/** What was given back in some days. */
export const refundedIn = (days: Days): OrderMoney[] =>
  db.all<OrderMoney>(sql`
    select ${daySql(refunds.createdAt)} as day, ${orders.id} as "orderId",
      ${orders.orderFormId} as "formId", ${refunds.amount} as amount, ${refunds.currency} as currency
    from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      join ${orders} on ${orders.id} = ${payments.orderId}
    where ${refunds.state} = 'succeeded' and ${inDays(refunds.createdAt, days)}
    order by ${refunds.createdAt}`)

/** The amounts of rows added up by a word. */
export function sumBy(
  rows: readonly OrderMoney[],
  word: (row: OrderMoney) => string,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(word(row), (sums.get(word(row)) ?? 0) + row.amount)
  return sums
}
