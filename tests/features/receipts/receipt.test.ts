import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUnpaid, storePayment } from '#tests/fixtures/payments'
import { textOf } from '#tests/fixtures/pdf-text'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { generalSettings, payments, refunds } from '~/db/schema'
import { drawReceipt } from '~/features/receipts/draw-receipt.server'
import { findReceipt, type Receipt } from '~/features/receipts/find-receipt.server'
import { sumsOf } from '~/features/receipts/receipt-sums'
import { fonts } from '~/panels/render/fonts'

/** As they were before anything was drawn. */
const whole = fonts().map(({ data }) => Buffer.from(data))

const paidAt = Date.UTC(2026, 10, 21)

/** An order of $480 that is paid, of a client with letters that few fonts have. */
function paid() {
  const client = makeUser({ role: 'client', fullName: 'Łukasz Ωmega Żółć' })
  const order = makeUnpaid(client.id, { status: 'in_progress', paidAt, number: 4_711 + count++ })
  const payment = storePayment(order, {
    state: 'paid',
    paidAmount: 45_000,
    paidCurrency: 'usd',
    intentId: `pi_${order.id}`,
  })
  return { client, actor: actorOf(client), order, payment }
}
let count = 0

const refund = (paymentId: string, amount: number, state: 'succeeded' | 'pending') =>
  db
    .insert(refunds)
    .values({
      ...{ id: `${paymentId}-${amount}`, paymentId, amount, currency: 'usd', state },
      ...{ createdAt: paidAt, updatedAt: paidAt },
    })
    .run()

test('the client and staff have the receipt of a paid order, and nobody else', () => {
  const { actor, order } = paid()
  expect(findReceipt(actor, order.id)).toMatchObject({ number: order.number, paidAt })
  expect(findReceipt(actorOf(makeEmployee()), order.id).number).toBe(order.number)
  expect(() => findReceipt(actorOf(makeUser({ role: 'client' })), order.id)).toThrow(
    expect.objectContaining({ code: 'not-found' }),
  )
})

test('there is none of what is not paid, or costs nothing', () => {
  const client = makeUser({ role: 'client' })
  const none = expect.objectContaining({ code: 'not-found' })
  expect(() => findReceipt(actorOf(client), makeUnpaid(client.id).id)).toThrow(none)
  const free = makeUnpaid(client.id, { status: 'completed', amount: null, currency: null })
  expect(() => findReceipt(actorOf(client), free.id)).toThrow(none)
})

test('it says number, studio, client, product, price, what was paid when, and what went back', async () => {
  const { actor, order, payment, client } = paid()
  db.insert(generalSettings)
    .values([
      { key: 'studioName', value: 'Northlight Studio' },
      { key: 'studioEmail', value: 'hello@northlight.example' },
    ])
    .run()
  refund(payment.id, 10_050, 'succeeded')
  // It has not gone back yet.
  refund(payment.id, 5_000, 'pending')
  const receipt = findReceipt(actor, order.id)
  const bytes = await drawReceipt(receipt, 'me')
  const said = await textOf(bytes)
  for (const words of [
    'Northlight Studio',
    'hello@northlight.example',
    `Receipt for order ${order.number}`,
    client.fullName,
    client.email,
    order.productLabel,
    '$480.00',
    'Nov 21, 2026',
    'Coupons and tax',
    '−$30.00',
    '$450.00',
    'Refunded Nov 21, 2026 UTC',
    '−$100.50',
    '$349.50',
  ]) {
    expect(said.split('\n')).toContain(words)
  }
  expect(said).not.toContain('$50')
  expect(said).toContain('it is not a VAT invoice')
  expect(said).not.toContain('test checkout')
  expect(bytes.length).toBeLessThan(120_000)
})

test('long names go on on the next line, and nothing of them is lost', async () => {
  const { actor, order } = paid()
  const product = `${'Wide word '.repeat(18)}${'w'.repeat(150)}`
  const said = await textOf(await drawReceipt({ ...findReceipt(actor, order.id), product }, 'me'))
  expect(said.replaceAll('\n', '')).toContain(product)
})

test('a receipt takes nothing away from the next one, nor from the fonts that everybody draws with', async () => {
  const { actor, order } = paid()
  const receipt = findReceipt(actor, order.id)
  await drawReceipt({ ...receipt, product: 'a' }, 'me')
  expect(fonts().map(({ data }, at) => whole[at]?.equals(data))).toEqual([true, true, true, true])
})

test('paid twice: each payment is named, what went back of one is not taken from the other', () => {
  const { actor, order, payment } = paid()
  const twice = { state: 'paid', paidAmount: 48_000, paidCurrency: 'usd' } as const
  const second = storePayment(order, { ...twice, attempt: 2, intentId: `second_${order.id}` })
  refund(second.id ?? '', 48_000, 'succeeded')
  expect(sumsOf(findReceipt(actor, order.id)).map(({ label, sum }) => [label, sum])).toEqual([
    ['Paid, payment 1', '$450.00'],
    ['Paid, payment 2', '$480.00'],
    ['Refunded Nov 21, 2026 UTC', '−$480.00'],
    ['Left after refunds', '$450.00'],
  ])
  db.update(payments)
    .set({ dispute: 'lost' })
    .where(eq(payments.id, payment.id ?? ''))
    .run()
  expect(sumsOf(findReceipt(actor, order.id)).slice(-2)).toMatchObject([
    { label: 'Reversed by the bank', sum: '−$450.00' },
    { label: 'Left after refunds', sum: '$0.00' },
  ])
})

test('sums of several currencies are not added up; an order that was paid as it costs says no more', () => {
  const { actor, order } = paid()
  const foreign = { state: 'paid', paidAmount: 40_000, paidCurrency: 'eur' } as const
  storePayment(order, { ...foreign, attempt: 2, intentId: `foreign_${order.id}` })
  const labels = (receipt: Receipt) => sumsOf(receipt).map(({ label, sum }) => `${label} ${sum}`)
  expect(labels(findReceipt(actor, order.id))).toEqual([
    'Paid, payment 1 $450.00',
    'Paid, payment 2 €400.00',
  ])
  const plain = { ...findReceipt(actor, order.id), paid: [{ amount: 48_000, currency: 'usd' }] }
  expect(labels(plain)).toEqual(['Paid $480.00'])
})

test('what was paid at the test checkout says that no money moved', async () => {
  const { actor, order } = paid()
  db.update(payments).set({ url: '/test-checkout/x' }).where(eq(payments.orderId, order.id)).run()
  expect(await textOf(await drawReceipt(findReceipt(actor, order.id), 'me'))).toContain(
    'Paid at the test checkout: no money moved.',
  )
})
