import { expect, test } from 'vitest'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { storePayment } from '#tests/fixtures/payments'
import { makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { feedbacks, refunds } from '~/db/schema'
import { listOutcomes } from '~/features/statistics/list-outcomes.server'
import { arrivals, type OrderOutcome, orderOutcomes } from '~/features/statistics/order-outcomes'
import { orderStatistics } from '~/features/statistics/order-statistics.server'
import type { Cell } from '~/features/statistics/sheet'
import { newId } from '~/platform/ids.server'
import { dayIn, dayOf, startOf } from '~/shared/utc-days'

const client = makeUser({ role: 'client' })
const today = dayOf(Date.now())
const days = { from: today - 59, to: today }
/** A moment so many days ago. */
const ago = (n: number) => startOf(today - n) + 1

type Made = { daysAgo: number; amount: number; currency?: string; back?: number; stars?: number }

/** An order that was paid, and what became of it on the same day. */
function settled(form: ReturnType<typeof makeOrderForm>, made: Made): void {
  const { daysAgo, amount, currency = 'usd', back, stars } = made
  const at = ago(daysAgo)
  const { id } = storeOrderRow(form, client.id, { id: newId(), paidAt: at, amount, currency })
  const order = { id: id ?? '', amount, currency }
  const paid = { state: 'paid', paidAmount: amount, paidCurrency: currency, paidAt: at } as const
  const { id: paymentId } = storePayment(order, paid)
  const moments = { createdAt: at, updatedAt: at }
  if (back) {
    const refund = { id: newId(), paymentId, amount: back, currency, ...moments }
    db.insert(refunds)
      .values({ ...refund, state: 'succeeded' })
      .run()
  }
  if (stars) {
    const said = { orderId: order.id, userId: client.id, rating: stars, text: '' }
    db.insert(feedbacks)
      .values({ ...said, ...moments })
      .run()
  }
}

/** The rows that an address of the statistics lists. */
function rowsAt(to: Cell['to']) {
  const { pathname, searchParams } = new URL(to ?? '', 'http://localhost')
  const what = orderOutcomes.find((each) => pathname.endsWith(each)) as OrderOutcome
  const day = (name: string) => dayIn(searchParams.get(name) ?? '') ?? 0
  const asked = { from: day('from'), to: day('to') }
  const as = arrivals.find((each) => each === searchParams.get('as')) ?? ''
  return listOutcomes(what, asked, { form: searchParams.get('form') ?? '', as }, null).rows
}

const [logo, page] = [makeOrderForm(), makeOrderForm()]
settled(logo, { daysAgo: 1, amount: 90_000, back: 80_000, stars: 4 })
settled(logo, { daysAgo: 40, amount: 5_000, currency: 'eur' })
settled(page, { daysAgo: 2, amount: 97_000, stars: 5 })
settled(page, { daysAgo: 70, amount: 1_000, stars: 1 })

test('STAT-01 each figure of orders is that of the rows it leads to', async () => {
  const { figures, parts } = await orderStatistics(days)
  expect(figures.map(({ text }) => text)).toEqual(['3', '$1,870 + €50', '$800', '4.5 (2 ratings)'])
  expect(figures.map(({ to }) => rowsAt(to).length)).toEqual([3, 3, 1, 2])
  const [byStep, , perForm] = parts
  // That which earned most stands first, whatever was given back.
  expect(perForm?.rows.map(({ label }) => label.text)).toEqual([page.name, logo.name])
  for (const row of [...(byStep?.rows ?? []), ...(perForm?.rows ?? [])]) {
    const [count, , back, rated] = row.cells
    expect(rowsAt(count?.to)).toHaveLength(Number(count?.text))
    expect(rowsAt(back?.to).length > 0).toBe(back?.text !== '–')
    expect(rowsAt(rated?.to).length > 0).toBe(rated?.text !== '–')
  }
})
