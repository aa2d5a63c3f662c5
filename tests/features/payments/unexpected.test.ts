import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePayment } from '#tests/fixtures/payments'
import { actorOf } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { orders, refunds } from '~/db/schema'
import type { PaymentProvider } from '~/platform/stripe/provider'
import {
  giveBack,
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  refundsOf,
  triesOf,
  warnedOf,
} from './world'

/** Money that comes or goes back in another way than it was asked for. */

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

const paid = {
  state: 'paid',
  url: 'https://pay.example/x',
  paidAmount: 9_000,
  paidCurrency: 'jpy',
} as const

/** A refund of a payment that is stored so. */
function refundOf(given: Parameters<typeof storePayment>[1]) {
  const { order } = world.place()
  const name = { sessionId: `cs_${order.id}`, intentId: `pi_${order.id}` }
  const { id } = storePayment(order, { ...paid, ...name, ...given })
  const answer: PaymentProvider['refund'] = async ({ rowId, intentId, amount }) => ({
    ...{ id: `re_${rowId}`, intentId, rowId, amount },
    ...{ currency: 'jpy', state: 'succeeded' },
  })
  const give = (amount: string, provider: Partial<PaymentProvider> = {}, paymentId = id) =>
    giveBack(
      actorOf(world.manager),
      { orderId: order.id, paymentId, amount, reason: '' },
      { ...world.provider, refund: answer, ...provider },
    )
  return { id, give, answer }
}

test('PAY-14 a payment is given back in the currency that it came in', async () => {
  const { id, give } = refundOf({})
  await expect(give('9001')).rejects.toMatchObject({
    code: 'refund-too-much',
    details: { values: { left: '¥9,000' } },
  })
  expect(await give('500')).toBe('succeeded')
  expect(refundsOf(id)).toMatchObject([{ amount: 500, currency: 'jpy' }])
})

test('nothing is given back of a payment that is not there, or that another provider took', async () => {
  const { id, give } = refundOf({ url: '/test-checkout/cs' })
  await expect(give('500', {}, 'none')).rejects.toMatchObject({ code: 'not-found', status: 404 })
  await expect(give('500')).rejects.toMatchObject({ code: 'refund-impossible', status: 422 })
  expect(refundsOf(id)).toEqual([])
  expect(await give('500', { kind: 'test' })).toBe('succeeded')
})

test('a refund that the provider calls off at once is refused to the person who asked for it', async () => {
  const { id, give, answer } = refundOf({})
  const refund: PaymentProvider['refund'] = async (ask) => ({
    ...(await answer(ask)),
    state: 'canceled',
  })
  await expect(give('500', { refund })).rejects.toMatchObject({
    code: 'refund-refused',
    status: 422,
  })
  expect(refundsOf(id)).toMatchObject([{ state: 'canceled' }])
  expect(await give('9000')).toBe('succeeded')
})

test('a refund at the provider that was on its way arrives', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  const [made] = world.stripe.refundThere(session, 5_000, 'pending')
  if (!made) throw new Error('no refund')
  await world.send(made)
  const stored = () => refundsOf(triesOf(order.id)[0]?.id ?? '')
  expect(stored()).toMatchObject([{ state: 'pending' }])
  const refund = (made.event as { data: { object: object } }).data.object
  await world.send(world.stripe.event('refund.updated', { ...refund, status: 'succeeded' }))
  expect(stored()).toMatchObject([{ state: 'succeeded', amount: 5_000 }])
})

test('a refund of another application’s payment is taken and left, whatever it says of itself', async () => {
  const refund = { object: 'refund', amount: 500, currency: 'usd', status: 'succeeded' }
  const foreign = { ...refund, id: 're_foreign', payment_intent: null, metadata: { refund: '7' } }
  expect(await world.send(world.stripe.event('refund.created', foreign))).toBe(200)
  expect(db.select().from(refunds).where(eq(refunds.refundId, 're_foreign')).all()).toEqual([])
})

test('money from a page that nobody here has opened is a try of its own, as what the order costs', async () => {
  const { order } = world.place()
  await world.payAgain(order)
  expect(triesOf(order.id)).toMatchObject([
    { attempt: 1, amount: order.amount, currency: 'usd', state: 'paid', paidAmount: order.amount },
  ])
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content', paymentFlag: null })
})

test('money for an order that costs nothing is kept for staff to look at', async () => {
  const { order } = world.place()
  db.update(orders)
    .set({ amount: null, currency: null, status: 'collecting_content' })
    .where(eq(orders.id, order.id))
    .run()
  await world.payAgain(order)
  expect(triesOf(order.id)[0]).toMatchObject({ amount: 0, currency: '', paidCurrency: 'usd' })
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'currency' })
  expect(warnedOf(order.id)).toContain(world.manager.id)
})
