import { expect, test } from 'vitest'
import { holdDatabase } from '#tests/fixtures/held-database'
import { storePayment } from '#tests/fixtures/payments'
import { testStandsIn } from '~/features/payments/provider.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { chooseInTest, testCheckout } from '~/features/payments/test-checkout.server'
import { env } from '~/platform/env.server'
import { makePaymentWorld, orderNow, sessionOf, triesOf } from './world'

const here = { href: 'http://localhost:3000/test-checkout/cs_test_1', address: '127.0.0.1' }
const away = { href: 'https://studio.example/test-checkout/cs_test_1', address: '203.0.113.7' }
const claimed = { ...here, address: '203.0.113.7' }
const proxied = { ...here, proxied: true }

test('PAY-15 the test checkout stands in without keys: outside production, and in it on this machine alone', () => {
  const stands = (installation: Partial<typeof env>, opened: typeof here | null, keys = false) =>
    testStandsIn(
      opened,
      { production: true, appUrl: 'http://localhost:3000', appUrlGiven: true, ...installation },
      keys,
    )
  const elsewhere = { appUrl: 'https://studio.example' }
  const unsaid = { appUrlGiven: false }
  expect(stands({ production: false, ...elsewhere }, away)).toBe(true)
  expect(stands({}, away)).toBe(true)
  expect(stands({}, null)).toBe(true)
  expect(stands(elsewhere, here)).toBe(false)
  expect(stands(elsewhere, null)).toBe(false)
  expect(stands(unsaid, here)).toBe(true)
  expect(stands(unsaid, away)).toBe(false)
  expect(stands(unsaid, claimed)).toBe(false)
  expect(stands(unsaid, proxied)).toBe(false)
  expect(stands({}, proxied)).toBe(true)
  expect(stands({ production: false }, here, true)).toBe(false)
})

test('PAY-15 with production on another address its page does not exist, and nothing can be chosen', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  const { url } = await startCheckout(actor, order.id, here)
  expect(url).toBe(`/test-checkout/${sessionOf(order.id)}`)
  const before = { ...env }
  Object.assign(env, { production: true, appUrl: 'https://studio.example', appUrlGiven: true })
  try {
    expect(() => testCheckout(sessionOf(order.id), here)).toThrow('not-found')
    await expect(chooseInTest(sessionOf(order.id), 'pay', here)).rejects.toMatchObject({
      status: 404,
    })
    await expect(startCheckout(actor, order.id, here)).rejects.toMatchObject({
      code: 'payment-off',
    })
    expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment' })
  } finally {
    Object.assign(env, before)
  }
  await chooseInTest(sessionOf(order.id), 'pay', here)
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  await expect(chooseInTest(sessionOf(order.id), 'later', here)).rejects.toMatchObject({
    code: 'test-over',
  })
  await stripe.stop()
})

test('PAY-15 what is pressed twice at the test checkout happens once, and is no error', async () => {
  const { place, stripe } = await makePaymentWorld()
  for (const [choices, state] of [
    [['pay'], 'paid'],
    [['later', 'confirm'], 'paid'],
    [['later', 'refuse'], 'failed'],
  ] as const) {
    const { actor, order } = place()
    await startCheckout(actor, order.id, here)
    for (const choice of choices) {
      await chooseInTest(sessionOf(order.id), choice, here)
      await chooseInTest(sessionOf(order.id), choice, here)
    }
    expect(triesOf(order.id)).toMatchObject([{ state }])
  }
  await stripe.stop()
})

test('PAY-15 the bank can refuse, a card be declined: nothing is paid, and another try is a page of its own', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id, here)
  const first = sessionOf(order.id)
  await expect(chooseInTest(first, 'decline', here)).rejects.toMatchObject({
    code: 'test-declined',
  })
  await expect(chooseInTest(first, 'confirm', here)).rejects.toMatchObject({ code: 'test-over' })
  await chooseInTest(first, 'later', here)
  await chooseInTest(first, 'refuse', here)
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed' }])
  await startCheckout(actor, order.id, here)
  expect(sessionOf(order.id)).not.toBe(first)
  await stripe.stop()
})

test('PAY-15 a bank that takes days and then confirms: the order is placed', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id, here)
  await chooseInTest(sessionOf(order.id), 'later', here)
  expect(triesOf(order.id)).toMatchObject([{ state: 'processing' }])
  expect(testCheckout(sessionOf(order.id), here).state).toBe('processing')
  await chooseInTest(sessionOf(order.id), 'confirm', here)
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid', paidAmount: order.amount }])
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  await stripe.stop()
})

test('PAY-15 what the test checkout sends and cannot be stored is said, and can be chosen again', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id, here)
  const choose = () => chooseInTest(sessionOf(order.id), 'pay', here)
  const letGo = holdDatabase()
  await expect(choose()).rejects.toMatchObject({ code: 'busy', status: 503 })
  letGo()
  expect(triesOf(order.id)).toMatchObject([{ state: 'open' }])
  await choose()
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid' }])
  await stripe.stop()
})

test('a page of the test checkout is not led to where Stripe takes the money', async () => {
  const { place, pay, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  storePayment(order, { sessionId: 'cs_test_old', url: '/test-checkout/cs_test_old' })
  expect((await pay(actor, order.id)).url).toContain(stripe.url)
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed' }, { state: 'open', attempt: 2 }])
  await stripe.stop()
})
