import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storePayment } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { payments } from '~/db/schema'
import { findPayment } from '~/features/payments/find-payment.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { paymentMessages } from '~/messages/payments'
import { stripeProvider } from '~/platform/stripe/stripe-provider.server'
import { makePaymentWorld, orderNow, type PaymentWorld, sessionOf, triesOf } from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
beforeEach(() => {
  world.stripe.asked.length = 0
  world.stripe.next.length = 0
})
afterAll(() => world.stripe.stop())

test('PAY-01 PAY-02 paying leads to the page of one session: mode payment, one price, the order in its metadata', async () => {
  const { actor, buyer, order } = world.place()
  const { url } = await world.pay(actor, order.id)
  expect(url).toBe(`${world.stripe.url}/pay/${sessionOf(order.id)}`)
  const [question, ...more] = world.stripe.asked
  expect(more).toEqual([])
  expect(question?.key).toBe(`order:${order.id}:1`)
  expect(Object.fromEntries(question?.body ?? [])).toEqual({
    mode: 'payment',
    'line_items[0][price]': order.priceId,
    'line_items[0][quantity]': '1',
    'metadata[order]': order.id,
    'payment_intent_data[metadata][order]': order.id,
    client_reference_id: order.id,
    customer_email: buyer.email,
    success_url: `http://localhost:3000/orders/${order.id}?view=2`,
    cancel_url: `http://localhost:3000/orders/${order.id}?view=payment`,
    expires_at: expect.stringMatching(/^\d{10}$/),
  })
})

test('promotion codes and tax are asked for where they are switched on', async () => {
  const { stripe, prices } = world
  const options = { key: 'sk_test_fake', baseUrl: stripe.url, promotionCodes: true, tax: true }
  const { actor, order } = world.place()
  expect(prices[order.priceId ?? '']).toBeDefined()
  await startCheckout(actor, order.id, null, stripeProvider(options))
  const [{ body } = { body: new URLSearchParams() }] = stripe.asked
  expect(body.get('allow_promotion_codes')).toBe('true')
  expect(body.get('automatic_tax[enabled]')).toBe('true')
})

test('PAY-13 a second press leads to the page that is open already; staff may press for the client', async () => {
  const { actor, order } = world.place()
  const { url } = await world.pay(actor, order.id)
  expect(await world.pay(actor, order.id)).toEqual({ url })
  expect(await world.pay(actorOf(makeEmployee()), order.id)).toEqual({ url })
  expect(world.stripe.asked).toHaveLength(1)
  expect(triesOf(order.id)).toHaveLength(1)
})

test('PAY-13 two tabs that press at once are led to one page', async () => {
  const { actor, order } = world.place()
  const [one, two] = await Promise.all([world.pay(actor, order.id), world.pay(actor, order.id)])
  expect(one).toEqual(two)
  expect(triesOf(order.id)).toHaveLength(1)
  expect(
    [...world.stripe.sessions.values()].filter((each) => each.metadata.order === order.id),
  ).toHaveLength(1)
})

test('nobody pays what is not theirs', async () => {
  const { order } = world.place()
  await expect(world.pay(actorOf(makeUser()), order.id)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(triesOf(order.id)).toEqual([])
})

test.each([
  [402, 'card_error', 'failed', 2],
  [500, 'api_error', 'failed', 2],
  [429, 'invalid_request_error', 'open', 1],
  [400, 'invalid_request_error', 'failed', 2],
])(
  'PAY-05 the provider answers %i: its words are kept, the order stays, and Pay now tries again',
  async (status, type, state, tries) => {
    const { actor, order } = world.place()
    world.stripe.next.push({ status, type, message: 'Said by the bank' })
    await expect(world.pay(actor, order.id)).rejects.toMatchObject({
      code: 'payment-refused',
      status: 422,
      details: { values: { said: 'Said by the bank' } },
    })
    expect(triesOf(order.id)).toMatchObject([{ state, error: 'Said by the bank' }])
    expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment', paidAt: null })
    expect((await world.pay(actor, order.id)).url).toContain('/pay/')
    expect(triesOf(order.id)).toHaveLength(tries)
    expect(triesOf(order.id).at(-1)).toMatchObject({ state: 'open', error: null })
  },
)

test.each([
  "No such price: '01a1c2d3-0000-7000-8000-0242ac120002'",
  'No such price: price_1PqT',
  'Invalid API Key provided: sk_test_****9f2a',
])(
  'PAY-05 PAY-17 the buyer never reads an id from inside; someone who manages orders does: %s',
  async (said) => {
    const { actor, order } = world.place()
    const manager = actorOf(world.manager)
    const refusal = { status: 404, type: 'invalid_request_error', message: said }
    for (const [who, reads] of [
      [actor, paymentMessages.refusedInside],
      [manager, said],
    ] as const) {
      world.stripe.next.push(refusal)
      await expect(world.pay(who, order.id)).rejects.toMatchObject({
        code: 'payment-refused',
        details: { values: { said: reads } },
      })
      expect(findPayment(who, order.id).trouble).toEqual({ said: reads })
    }
    expect(triesOf(order.id).at(-1)?.error).toBe(said)
  },
)

test('PAY-05 the provider is silent: the call ends in time, and the same try asked again is one session', async () => {
  const { actor, order } = world.place()
  const hasty = stripeProvider({ key: 'sk_test_fake', baseUrl: world.stripe.url, patience: 300 })
  world.stripe.next.push('silent')
  const start = Date.now()
  await expect(startCheckout(actor, order.id, null, hasty)).rejects.toMatchObject({
    code: 'payment-refused',
  })
  expect(Date.now() - start).toBeLessThan(3_000)
  expect(triesOf(order.id)).toMatchObject([{ state: 'open', sessionId: null }])
  await startCheckout(actor, order.id, null, hasty)
  const made = [...world.stripe.sessions.values()].filter(
    (each) => each.metadata.order === order.id,
  )
  expect(made.map(({ id }) => id)).toEqual([sessionOf(order.id)])
})

test('PAY-05 the provider is down: its words are kept', async () => {
  const { actor, order } = world.place()
  const nobody = stripeProvider({ key: 'sk_test_fake', baseUrl: 'http://127.0.0.1:9' })
  await expect(startCheckout(actor, order.id, null, nobody)).rejects.toMatchObject({
    code: 'payment-refused',
  })
  expect(triesOf(order.id)[0]?.error).toMatch(/./)
})

test('a page that is over is closed before another one opens: never two that could take the money', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  const first = sessionOf(order.id)
  db.update(payments).set({ expiresAt: Date.now() }).where(eq(payments.orderId, order.id)).run()
  await world.pay(actor, order.id)
  expect(world.stripe.sessions.get(first)?.status).toBe('expired')
  expect(triesOf(order.id)).toMatchObject([{ state: 'expired' }, { state: 'open', attempt: 2 }])
  expect(
    world.stripe.asked.map(({ key }) => key).filter((key) => key.startsWith('order:')),
  ).toEqual([`order:${order.id}:1`, `order:${order.id}:2`])
})

test('a page that turns out to be paid is settled, and no other one opens', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  world.stripe.pay(sessionOf(order.id))
  db.update(payments).set({ expiresAt: Date.now() }).where(eq(payments.orderId, order.id)).run()
  await expect(world.pay(actor, order.id)).rejects.toMatchObject({ code: 'payment-done' })
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid' }])
})

test('while the bank works on a payment nobody pays again', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  await world.send(world.stripe.payLater(sessionOf(order.id)))
  await expect(world.pay(actor, order.id)).rejects.toMatchObject({ code: 'payment-processing' })
})

test('when nobody takes money the screen says so, and nothing is written', async () => {
  const { actor, order } = world.place()
  await expect(startCheckout(actor, order.id, null, null)).rejects.toMatchObject({
    code: 'payment-off',
    status: 422,
  })
  expect(triesOf(order.id)).toEqual([])
})

test('an order is tried to be paid fifty times, and then somebody has to be written to', async () => {
  const { actor, order } = world.place()
  for (let n = 1; n <= 50; n += 1) {
    storePayment({ id: order.id }, { attempt: n, state: 'expired' })
  }
  await expect(world.pay(actor, order.id)).rejects.toMatchObject({
    code: 'too-many-attempts',
    status: 422,
  })
  expect(triesOf(order.id)).toHaveLength(50)
  db.delete(payments).where(eq(payments.attempt, 50)).run()
  expect(await world.pay(actor, order.id)).toHaveProperty('url')
})
