import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders, payments, refunds } from '~/db/schema'
import type { Days } from '~/work/utc-days'
import { daySql, inDays } from './in-days.server'

/** Money of an order that came or went, in minor units. */
export type Money = {
  day: number
  at: number
  orderId: string
  formId: string | null
  amount: number
  currency: string
}

/** What was paid for orders in some days: with coupons and tax, as it arrived. */
export const paidIn = (days: Days): Money[] =>
  db.all<Money>(sql`
    select ${daySql(orders.paidAt)} as day, ${orders.paidAt} as at, ${orders.id} as "orderId",
      ${orders.orderFormId} as "formId", coalesce(${payments.paidAmount}, ${payments.amount}) as amount,
      coalesce(${payments.paidCurrency}, ${payments.currency}) as currency
    from ${orders} join ${payments} on ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid'
    where ${inDays(orders.paidAt, days)} order by ${orders.paidAt}`)

/** What was given back in some days. */
export const refundedIn = (days: Days): Money[] =>
  db.all<Money>(sql`
    select ${daySql(refunds.createdAt)} as day, ${refunds.createdAt} as at, ${orders.id} as "orderId",
      ${orders.orderFormId} as "formId", ${refunds.amount} as amount, ${refunds.currency} as currency
    from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      join ${orders} on ${orders.id} = ${payments.orderId}
    where ${refunds.state} = 'succeeded' and ${inDays(refunds.createdAt, days)}
    order by ${refunds.createdAt}`)

/** The amounts of rows added up by a word. */
export function sumBy(rows: readonly Money[], word: (row: Money) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(word(row), (sums.get(word(row)) ?? 0) + row.amount)
  return sums
}
