import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { storePayment } from '#tests/fixtures/payments'
import { makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { feedbacks, orders, refunds } from '~/db/schema'
import { listOutcomes } from '~/features/statistics/list-outcomes.server'
import { paidIn, receivedIn } from '~/features/statistics/order-money.server'
import {
  type Arrival,
  arrivals,
  type OrderOutcome,
  orderOutcomes,
} from '~/features/statistics/order-outcomes'
import { orderStatistics } from '~/features/statistics/order-statistics.server'
import type { Cell, Part, Sheet, SheetRow } from '~/features/statistics/sheet'
import { figureLines, partLines } from '~/features/statistics/sheet-lines'
import { newId } from '~/platform/ids.server'
import { before, type Days, dayIn, dayOf, startOf } from '~/shared/utc-days'

const client = makeUser({ role: 'client' })
const forms = [makeOrderForm(), makeOrderForm(), makeOrderForm()]
const today = dayOf(Date.now())
const days: Days = { from: today - 59, to: today }
const ago = (n: number) => startOf(today - n) + 1

beforeEach(() => {
  db.delete(orders).run()
})

type Payment = {
  daysAgo: number
  amount: number
  currency: 'usd' | 'jpy' | 'huf'
  state: 'paid' | 'processing' | 'failed'
  dispute: 'lost' | 'won' | null
  test: boolean
  back: { daysAgo: number; amount: number; state: 'pending' | 'succeeded' | 'failed' }[]
}
type Order = { form: number; paidBy: number | null; payments: Payment[]; stars: number | null }

const payment: fc.Arbitrary<Payment> = fc.record({
  daysAgo: fc.integer({ min: 0, max: 130 }),
  amount: fc.integer({ min: 1, max: 900_000 }),
  currency: fc.constantFrom('usd', 'jpy', 'huf'),
  state: fc.constantFrom('paid', 'paid', 'paid', 'processing', 'failed'),
  dispute: fc.constantFrom(null, null, 'won', 'lost'),
  test: fc.boolean(),
  back: fc.array(
    fc.record({
      daysAgo: fc.integer({ min: 0, max: 130 }),
      amount: fc.integer({ min: 1, max: 900_000 }),
      state: fc.constantFrom('pending', 'succeeded', 'failed'),
    }),
    { maxLength: 2 },
  ),
})
const order: fc.Arbitrary<Order> = fc.record({
  form: fc.integer({ min: 0, max: 3 }),
  paidBy: fc.option(fc.integer({ min: 0, max: 2 })),
  payments: fc.array(payment, { maxLength: 3 }),
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
})

/** An order with all its payments; the one of `paidBy` moved it on. The last form is gone. */
function store({ form, paidBy, payments, stars }: Order): void {
  const mover = paidBy === null ? undefined : payments[paidBy]
  const isPaid = mover?.state === 'paid'
  const sold = forms[form] ?? forms[0]
  if (!sold) return
  const { id = '' } = storeOrderRow(sold, client.id, {
    id: newId(),
    ...(form === 3 && { orderFormId: null }),
    amount: 1_000,
    currency: 'usd',
    ...(isPaid
      ? { paidAt: ago(mover.daysAgo) + (paidBy ?? 0) }
      : { status: 'pending_payment', paidAt: null }),
  })
  payments.forEach((each, i) => {
    const { amount, currency, state, dispute, test, daysAgo, back } = each
    const paidAt = state === 'paid' ? ago(daysAgo) + i : null
    const paid = { paidAmount: amount, paidCurrency: currency, paidAt }
    const url = test ? '/test-checkout/cs' : 'https://stripe.example'
    const { id: paymentId } = storePayment(
      { id, amount: 1_000, currency: 'usd' },
      { attempt: i + 1, state, dispute, url, ...(state === 'paid' && paid) },
    )
    for (const { amount, state, daysAgo } of back) {
      const moments = { createdAt: ago(daysAgo), updatedAt: ago(daysAgo) }
      db.insert(refunds)
        .values({ id: newId(), paymentId, amount, currency, state, ...moments })
        .run()
    }
  })
  if (stars === null) return
  const moments = { createdAt: ago(form), updatedAt: ago(form) }
  db.insert(feedbacks)
    .values({ orderId: id, userId: client.id, rating: stars, text: '', ...moments })
    .run()
}

/** What the tables themselves come to, by currency in whole ones of it. */
const sumsInSql = (what: 'received' | 'refunded', of: Days) => {
  const [from, until] = [startOf(of.from), startOf(of.to + 1)]
  const rows = db.all<{ currency: string; sum: number }>(
    what === 'received'
      ? `select paid_currency as currency, sum(paid_amount) as sum from payments
          where state = 'paid' and paid_at >= ${from} and paid_at < ${until} group by 1`
      : `select currency, sum(amount) as sum from refunds
          where state = 'succeeded' and created_at >= ${from} and created_at < ${until} group by 1`,
  )
  return Object.fromEntries(
    rows.map(({ currency, sum }) => [currency, currency === 'jpy' ? sum : sum / 100]),
  )
}

const filed = ({ filed }: Pick<Cell, 'filed'>) => Object.fromEntries(filed)
const amountsOf = (head: string, cells: readonly Pick<Cell, 'filed'>[]) => {
  const sums: Record<string, number> = {}
  for (const [name, value] of cells.flatMap((cell) => cell.filed)) {
    const [, currency] = new RegExp(`^${head} \\((\\w{3})\\)$`).exec(name) ?? []
    if (!currency || !value) continue
    const code = currency.toLowerCase()
    // Hundredths, lest tenths that no binary fraction is differ.
    sums[code] = Math.round(((sums[code] ?? 0) + Number(value)) * 100) / 100
  }
  return sums
}
const cellsOf = (rows: readonly SheetRow[]) => rows.flatMap(({ cells }) => cells)
const partOf = ({ parts }: Sheet, id: string) => parts.find((part) => part.id === id) as Part

/** How many rows an address of the statistics lists. */
function listed(to: Cell['to']): number {
  const { pathname, searchParams } = new URL(to ?? '', 'http://localhost')
  const what = orderOutcomes.find((each) => pathname.endsWith(each)) as OrderOutcome
  const day = (name: string) => dayIn(searchParams.get(name) ?? '') ?? 0
  const as: Arrival | '' = arrivals.find((each) => each === searchParams.get('as')) ?? ''
  const asked = { form: searchParams.get('form') ?? '', as }
  return listOutcomes(what, { from: day('from'), to: day('to') }, asked, null).rows.length
}

test('STAT-01 whatever became of orders, the figures come to the payments, and the rows to the figures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 8 }), async (all) => {
      db.delete(orders).run()
      all.forEach(store)
      const sheet = await orderStatistics(days)
      const [paid, revenue, refunded, rating] = sheet.figures
      if (!paid || !revenue || !refunded || !rating) throw new Error('no figures')
      expect(amountsOf('Revenue', [revenue])).toEqual(sumsInSql('received', days))
      expect(amountsOf('Refunded', [refunded])).toEqual(sumsInSql('refunded', days))
      const earlier = [{ filed: revenue.earlier }]
      expect(amountsOf('Revenue', earlier)).toEqual(sumsInSql('received', before(days)))
      for (const id of ['revenue', 'arrivals', 'forms']) {
        const { rows } = partOf(sheet, id)
        expect(amountsOf('Revenue', cellsOf(rows)), id).toEqual(sumsInSql('received', days))
      }
      for (const id of ['revenue', 'forms']) {
        const { rows, total } = partOf(sheet, id)
        expect(amountsOf('Refunded', cellsOf(rows)), id).toEqual(sumsInSql('refunded', days))
        const count = (head: string) =>
          cellsOf(rows).reduce((sum, cell) => sum + Number(filed(cell)[head] ?? 0), 0)
        for (const [head, figure] of [
          ['Orders paid', paid],
          ['Ratings', rating],
        ] as const) {
          expect(count(head), `${head} ${id}`).toBe(filed(figure)[head])
        }
        expect(total?.cells.map(({ text }) => text)).toEqual(sheet.figures.map(({ text }) => text))
      }
      // Each figure is a way to its rows, one for each payment.
      for (const row of partOf(sheet, 'arrivals').rows) {
        expect(listed(row.label.to)).toBe(filed(row.cells[0] as Cell).Payments)
      }
      expect(listed(paid.to)).toBe(filed(paid)['Orders paid'])
      expect(listed(rating.to)).toBe(filed(rating).Ratings)
    }),
    { numRuns: 40 },
  )
})

const paid = (given: Partial<Payment> = {}): Payment => ({
  daysAgo: 1,
  amount: 48_000,
  currency: 'usd',
  state: 'paid',
  dispute: null,
  test: false,
  back: [],
  ...given,
})

test('STAT-01 what came twice, in another sum, or was taken back is counted and said', async () => {
  store({ form: 0, paidBy: 0, payments: [paid(), paid({ daysAgo: 0 })], stars: 4 })
  store({ form: 1, paidBy: null, payments: [paid({ amount: 30_000 })], stars: null })
  store({ form: 1, paidBy: 0, payments: [paid({ dispute: 'lost' })], stars: null })
  const back = [{ daysAgo: 0, amount: 12_000, state: 'pending' as const }]
  store({
    form: 1,
    paidBy: 0,
    payments: [paid({ test: true, currency: 'jpy', back })],
    stars: null,
  })
  store({ form: 2, paidBy: null, payments: [], stars: 5 })
  const sheet = await orderStatistics(days)
  expect(sheet.figures.map(({ text }) => text)).toEqual([
    '3',
    '$1,740 + ¥48,000',
    '–',
    '4.5 (2 ratings)',
  ])
  expect(sheet.remarks).toEqual([
    'Revenue includes $480 paid again for orders that were already paid.',
    'Revenue includes $300 from payments that differ from the order’s price. These orders do not count as paid.',
    'Revenue includes $480 that banks have taken back. It does not count as refunded.',
    'Revenue includes ¥48,000 from the test checkout, where no money moves.',
    'Refunds of ¥12,000 are pending. They count once the payment provider has confirmed them.',
  ])
  expect(partOf(sheet, 'arrivals').rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['3', '$960 + ¥48,000'],
    ['1', '$480'],
    ['1', '$300'],
  ])
  // A form of which nothing was paid has its ratings in a row.
  expect(partOf(sheet, 'forms').rows).toHaveLength(3)
  expect(partOf(sheet, 'revenue').note).toContain('The chart shows USD alone, without ¥48,000.')
})

test('STAT-05 the files of statistics hold numbers with their unit in the head, and days as ISO has them', async () => {
  store({ form: 0, paidBy: 0, payments: [paid({ amount: 125_050 })], stars: 4 })
  store({ form: 0, paidBy: 0, payments: [paid({ amount: 500_000, currency: 'huf' })], stars: null })
  const sheet = await orderStatistics(days)
  const lines = figureLines(sheet, days, before(days)).join('').split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffFrom,To,Orders paid,Revenue (HUF),Revenue (USD),Refunded (HUF),Refunded (USD),Average rating (of 5),Ratings',
  )
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,2,5000,1250.5,0,0,4,1$/)
  expect(lines[2]).toMatch(/^\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,0,0,0,0,0,,0$/)
  for (const part of sheet.parts) {
    const [heads = '', ...rows] = partLines(part).join('').trimEnd().split('\r\n')
    expect(rows).toHaveLength(part.rows.length)
    for (const row of rows) {
      expect(row.split(',')).toHaveLength(heads.split(',').length)
      // After the name or the days that a row begins with all are numbers, or nothing.
      const figures = row.split(',').slice(heads.startsWith('\ufeffFrom') ? 2 : 1)
      for (const figure of figures) expect(figure).toMatch(/^(?:\d+(?:\.\d+)?)?$/)
    }
  }
})

test('others are served between the months of a long range', async () => {
  let done = false
  const counted = orderStatistics({ from: today - 3_650, to: today }).then(() => {
    done = true
  })
  let turns = 0
  for (; !done; turns += 1) await nextTurn()
  await counted
  expect(turns).toBeGreaterThan(120)
})

test('what came alike on a day is read in one row, however many orders it was', () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  const paidAt = ago(3)
  for (let n = 0; n < 40; n += 1) {
    const order = storeOrderRow(form, client.id, { id: newId(), paidAt, createdAt: paidAt })
    storePayment({ id: `${order.id}`, amount: 500 }, { state: 'paid', paidAt })
  }
  const of = { day: today - 3, formId: form.id, n: 40 }
  expect(paidIn(days)).toEqual([of])
  expect(receivedIn(days)).toMatchObject([{ ...of, amount: 20_000, as: 'ordered' }])
})
