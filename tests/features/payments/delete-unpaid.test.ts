import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePayment } from '#tests/fixtures/payments'
import { actorOf } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { refunds } from '~/db/schema'
import {
  closeAndDeleteOrder,
  closeAndDeleteOrders,
} from '~/features/payments/close-and-delete-order.server'
import { newId } from '~/platform/ids.server'
import { ProviderError } from '~/platform/stripe/provider'
import { makePaymentWorld, orderNow, type PaymentWorld, triesOf } from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

const nothing = { subtotal: null, total: null, currency: null, intentId: null, url: null }

const remove = (id: string, provider = world.provider) =>
  closeAndDeleteOrder(actorOf(world.manager), id, provider)

test('ORDER-26 PAY-13 an order whose payment page is open is deleted once the page takes no money any more', async () => {
  const { order, session } = await world.atTheTill()
  await remove(order.id)
  expect(orderNow(order.id)).toBeUndefined()
  expect(world.stripe.sessions.get(session)).toMatchObject({ status: 'expired' })
})

test('an order that was paid just now, and nobody has heard of it yet, is kept and goes on', async () => {
  const { order, session } = await world.atTheTill()
  world.stripe.pay(session)
  await expect(remove(order.id)).rejects.toMatchObject({ code: 'delete-paid', status: 409 })
  expect(orderNow(order.id).status).toBe('collecting_content')
  // Whoever has seen that deletes it all the same.
  await remove(order.id)
  expect(orderNow(order.id)).toBeUndefined()
})

test('while the bank works on a payment, or the page cannot be closed, nothing is deleted', async () => {
  const late = await world.atTheTill()
  world.stripe.payLater(late.session)
  await expect(remove(late.order.id)).rejects.toMatchObject({ code: 'delete-processing' })
  const { order, session } = await world.atTheTill()
  const expireSession = () => Promise.reject(new ProviderError('unsure', 'No answer'))
  await expect(remove(order.id, { ...world.provider, expireSession })).rejects.toMatchObject({
    code: 'delete-unclosed',
    status: 422,
    details: { values: { said: 'No answer' } },
  })
  expect(orderNow(order.id).status).toBe('pending_payment')
  expect(world.stripe.sessions.get(session)).toMatchObject({ status: 'open' })
  expect(triesOf(order.id)).toHaveLength(1)
})

test('ORDER-26 while a refund is under way nothing is deleted: its answer must find the payment', async () => {
  const { order, session } = await world.atTheTill()
  world.stripe.pay(session)
  await expect(remove(order.id)).rejects.toMatchObject({ code: 'delete-paid' })
  const [payment] = triesOf(order.id)
  const refund = { id: newId(), paymentId: payment?.id ?? '', amount: 100, currency: 'usd' }
  db.insert(refunds)
    .values({ ...refund, reason: '', createdAt: 1, updatedAt: 1 })
    .run()
  await expect(remove(order.id)).rejects.toMatchObject({ code: 'delete-refunding', status: 409 })
  expect(triesOf(order.id)).toHaveLength(1)
  db.update(refunds).set({ state: 'succeeded' }).where(eq(refunds.id, refund.id)).run()
  await remove(order.id)
  expect(orderNow(order.id)).toBeUndefined()
})

test('a page is closed by whom it is of, and only where somebody could pay there', async () => {
  const page = { sessionId: 'cs_page', url: 'https://pay.example/x' }
  const testPage = { sessionId: 'cs_test_page', url: '/test-checkout/cs_test_page' }
  /** What is asked when an order with such a try is deleted. */
  const asked = async (
    kind: 'stripe' | 'test' | null,
    given: Parameters<typeof storePayment>[1],
  ) => {
    const { order } = world.place()
    storePayment(order, given)
    const ids: string[] = []
    const closing = {
      expireSession: async (id: string) => void ids.push(id),
      readSession: async (id: string) =>
        ({ id, orderId: order.id, state: 'expired', ...nothing }) as const,
    }
    await closeAndDeleteOrder(
      actorOf(world.manager),
      order.id,
      kind && { ...world.provider, ...closing, kind },
    )
    expect(orderNow(order.id)).toBeUndefined()
    return ids
  }
  expect(await asked('stripe', page)).toEqual(['cs_page'])
  expect(await asked('test', testPage)).toEqual(['cs_test_page'])
  expect(await asked('test', page)).toEqual([])
  expect(await asked('stripe', testPage)).toEqual([])
  expect(await asked(null, page)).toEqual([])
  expect(await asked('stripe', { ...page, state: 'failed' })).toEqual([])
  // Nobody was ever led to it.
  expect(await asked('stripe', {})).toEqual([])
})

test('a fault of ours while a page is closed is none of the provider’s', async () => {
  const { order } = await world.atTheTill()
  const expireSession = () => Promise.reject(new Error('a fault'))
  await expect(remove(order.id, { ...world.provider, expireSession })).rejects.toThrow('a fault')
  expect(orderNow(order.id).status).toBe('pending_payment')
})

test('someone who may not delete it closes nothing', async () => {
  const { order, session, actor } = await world.atTheTill()
  for (const one of [actor, actorOf(world.assignee)]) {
    const attempt = closeAndDeleteOrder(one, order.id, world.provider)
    await expect(attempt).rejects.toMatchObject({ status: 403 })
  }
  expect(world.stripe.sessions.get(session)).toMatchObject({ status: 'open' })
})

test('many are deleted one by one', async () => {
  const chosen = [world.place(), world.place()].map(({ order }) => ({ id: order.id, version: 1 }))
  const gone = { id: 'gone', version: 1 }
  const failed = await closeAndDeleteOrders(actorOf(world.manager), [gone, ...chosen])
  expect(failed.map(({ id }) => id)).toEqual(['gone'])
  for (const { id } of chosen) expect(orderNow(id)).toBeUndefined()
})
