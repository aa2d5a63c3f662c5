import { expect, test, vi } from 'vitest'
import { holdDatabase } from '#tests/fixtures/held-database'
import { storePayment } from '#tests/fixtures/payments'
import { testStandsIn } from '~/features/payments/provider.server'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { chooseInTest, testCheckout } from '~/features/payments/test-checkout.server'
import { env } from '~/platform/env.server'
import { makePaymentWorld, orderNow, sessionOf, triesOf } from './world'

test('PAY-15 the test checkout stands in where it is switched on and there are no keys', () => {
  expect(testStandsIn({ testCheckout: true }, false)).toBe(true)
  expect(testStandsIn({ testCheckout: false }, false)).toBe(false)
  expect(testStandsIn({ testCheckout: true }, true)).toBe(false)
})

test('PAY-15 when it is switched off its page does not exist, and nothing can be chosen', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  const { url } = await startCheckout(actor, order.id)
  expect(url).toBe(`/test-checkout/${sessionOf(order.id)}`)
  const before = { ...env }
  // As a product on the internet is started: what the visitor asks for does not matter.
  Object.assign(env, { production: true, appUrlGiven: false, testCheckout: false })
  try {
    expect(() => testCheckout(sessionOf(order.id))).toThrow('not-found')
    await expect(chooseInTest(sessionOf(order.id), 'pay')).rejects.toMatchObject({
      status: 404,
    })
    await expect(startCheckout(actor, order.id)).rejects.toMatchObject({
      code: 'payment-off',
    })
    expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment' })
  } finally {
    Object.assign(env, before)
  }
  await chooseInTest(sessionOf(order.id), 'pay')
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  await expect(chooseInTest(sessionOf(order.id), 'later')).rejects.toMatchObject({
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
    await startCheckout(actor, order.id)
    for (const choice of choices) {
      await chooseInTest(sessionOf(order.id), choice)
      await chooseInTest(sessionOf(order.id), choice)
    }
    expect(triesOf(order.id)).toMatchObject([{ state }])
  }
  await stripe.stop()
})

test('PAY-15 the bank can refuse, a card be declined: nothing is paid, and another try is a page of its own', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id)
  const first = sessionOf(order.id)
  await expect(chooseInTest(first, 'decline')).rejects.toMatchObject({
    code: 'test-declined',
  })
  await expect(chooseInTest(first, 'confirm')).rejects.toMatchObject({ code: 'test-over' })
  await chooseInTest(first, 'later')
  await chooseInTest(first, 'refuse')
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed' }])
  await startCheckout(actor, order.id)
  expect(sessionOf(order.id)).not.toBe(first)
  await stripe.stop()
})

test('PAY-15 a bank that takes days and then confirms: the order is placed', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id)
  await chooseInTest(sessionOf(order.id), 'later')
  expect(triesOf(order.id)).toMatchObject([{ state: 'processing' }])
  expect(testCheckout(sessionOf(order.id)).state).toBe('processing')
  await chooseInTest(sessionOf(order.id), 'confirm')
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid', paidAmount: order.amount }])
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  await stripe.stop()
})

test('PAY-15 a choice of the test checkout that cannot be stored is refused, and can be made again', async () => {
  const { place, stripe } = await makePaymentWorld()
  const { actor, order } = place()
  await startCheckout(actor, order.id)
  const choose = () => chooseInTest(sessionOf(order.id), 'pay')
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

test('PAY-15 in production it is off unless somebody says so, while it is developed on', async () => {
  const startedWith = async (mode: string, said?: string) => {
    vi.resetModules()
    vi.stubEnv('NODE_ENV', mode)
    vi.stubEnv('TEST_CHECKOUT', said)
    vi.stubEnv('APP_URL', undefined)
    return (await import('~/platform/env.server')).env.testCheckout
  }
  try {
    expect(await startedWith('production')).toBe(false)
    expect(await startedWith('production', 'off')).toBe(false)
    expect(await startedWith('production', 'on')).toBe(true)
    expect(await startedWith('development')).toBe(true)
  } finally {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
})
