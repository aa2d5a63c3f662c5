import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeSecret } from '#tests/fakes/stripe'
import { catchError } from '#tests/fixtures/errors'
import { makeUnpaid, storePayment } from '#tests/fixtures/payments'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { payments, refunds, stripeEvents } from '~/db/schema'
import { answerEvent } from '~/features/payments/answer-event.server'
import { beginAttempt, checkoutOf } from '~/features/payments/begin-attempt.server'
import { reconcilePayments } from '~/features/payments/reconcile-payments.server'
import { askForRefund } from '~/features/payments/refund-payment.server'
import { closeSession, startCheckout } from '~/features/payments/start-checkout.server'
import { testProvider } from '~/features/payments/test-provider.server'
import { tidyStripeEvents } from '~/features/payments/tidy-stripe-events.server'
import { type PaymentProvider, ProviderError } from '~/platform/stripe/provider'
import {
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  refundsOf,
  sessionOf,
  triesOf,
} from './world'

const minute = 60_000
const buyerRow = makeUser({ role: 'client' })
const buyer = actorOf(buyerRow)
let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

/** An order with one open try, as it is stored. */
function open(given: Parameters<typeof storePayment>[1]) {
  const order = makeUnpaid(buyerRow.id)
  return { order, payment: storePayment(order, given) }
}
const begin = (orderId: string, provider: PaymentProvider = world.provider) =>
  beginAttempt(buyer, orderId, provider)

test('PAY-13 a press leads to the open page, to one that is to be closed, or to a try that is written', () => {
  const url = 'https://pay.example/x'
  const led = (
    given: Parameters<typeof storePayment>[1],
    provider: PaymentProvider = world.provider,
  ) => {
    const { order } = open(given)
    const begun = begin(order.id, provider)
    const how =
      'url' in begun ? 'page' : 'close' in begun ? 'close' : `try ${begun.payment.attempt}`
    return [how, ...triesOf(order.id).map(({ state }) => state)]
  }
  const now = Date.now()
  const page = { url, sessionId: 'a' }
  expect(led({ ...page, expiresAt: now + 5 * minute })).toEqual(['page', 'open'])
  // Nobody is sent to a page that closes while they read it.
  expect(led({ ...page, sessionId: 'b', expiresAt: now + minute - 1 })).toEqual(['close', 'open'])
  expect(led({ ...page, sessionId: 'c', url: null, expiresAt: now + 5 * minute })).toEqual([
    ...['close', 'open'],
  ])
  expect(led({ ...page, sessionId: 'd', expiresAt: now + 5 * minute }, testProvider)).toEqual([
    ...['close', 'open'],
  ])
  // Of what nobody was ever led to, the same is asked again while it has time.
  expect(led({ expiresAt: now + 36 * minute })).toEqual(['try 1', 'open'])
  expect(led({ expiresAt: now + 35 * minute })).toEqual(['try 2', 'expired', 'open'])
  expect(led({ state: 'failed' })).toEqual(['try 2', 'failed', 'open'])
})

test('PAY-02 a try asks for the price of the order, for its buyer, within a day', () => {
  const order = makeUnpaid(buyerRow.id)
  const before = Date.now()
  const begun = begin(order.id)
  if (!('payment' in begun)) throw new Error('nothing was begun')
  expect(begun.payment).toMatchObject({
    attempt: 1,
    amount: 48_000,
    currency: 'usd',
    state: 'open',
  })
  const lasts = (begun.payment.expiresAt ?? 0) - before
  expect(lasts).toBeGreaterThan(22 * 60 * minute)
  expect(lasts).toBeLessThan(24 * 60 * minute)
  expect(checkoutOf(begun, 'https://studio.example')).toEqual({
    ...{ orderId: order.id, attempt: 1, priceId: order.priceId, email: buyerRow.email },
    successUrl: `https://studio.example/orders/${order.id}?view=2`,
    cancelUrl: `https://studio.example/orders/${order.id}?view=payment`,
    expiresAt: begun.payment.expiresAt,
  })
  expect(historyOf(order.id)).toHaveLength(1)
  // The same try is begun once.
  begin(order.id)
  expect(historyOf(order.id)).toHaveLength(1)
  const paid = makeUnpaid(buyerRow.id)
  storePayment(paid, { state: 'paid', intentId: 'pi_doubt', paidAmount: 1, paidCurrency: 'usd' })
  expect(catchError(() => begin(paid.id)).code).toBe('payment-doubtful')
  expect(triesOf(paid.id)).toHaveLength(1)
})

test('a page without an address does not count: the attempt has failed, and the buyer is told', async () => {
  const { actor, order } = world.place()
  const none = { ...world.provider, openSession: async () => ({ ...(await session()), url: null }) }
  const session = () => testProvider.openSession({ orderId: order.id } as never)
  await expect(startCheckout(actor, order.id, null, none)).rejects.toMatchObject({
    ...{ code: 'payment-refused', status: 422 },
  })
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed', sessionId: null }])
  expect(historyOf(order.id)).toHaveLength(2)
  const broken = { ...world.provider, openSession: () => Promise.reject(new Error('a fault')) }
  await expect(startCheckout(actor, order.id, null, broken)).rejects.toThrow('a fault')
})

test('a page that the provider does not close, or does not know', async () => {
  const close = (provider: Partial<typeof world.provider>) => {
    const { order, payment } = open({ sessionId: `s_${Math.random()}`, url: 'https://x.example' })
    const asked = triesOf(order.id)[0]
    if (!asked) throw new Error(payment.id)
    return {
      order,
      done: closeSession(buyer, { ...world.provider, ...provider }, asked),
    }
  }
  const refusing = () => Promise.reject(new ProviderError('refused', 'No such session'))
  const unknown = close({ expireSession: refusing, readSession: refusing })
  await unknown.done
  expect(triesOf(unknown.order.id)).toMatchObject([{ state: 'failed', error: 'No such session' }])
  const stays = close({
    expireSession: refusing,
    readSession: async (id) => ({
      ...{ id, orderId: null, state: 'open', subtotal: null, total: null },
      ...{ currency: null, intentId: null, url: null },
    }),
  })
  await expect(stays.done).rejects.toMatchObject({ code: 'payment-refused' })
  expect(triesOf(stays.order.id)).toMatchObject([{ state: 'open', error: expect.any(String) }])
  const silent = () => Promise.reject(new ProviderError('unsure', 'No answer'))
  const unsure = close({ expireSession: silent })
  await expect(unsure.done).rejects.toMatchObject({ code: 'payment-refused' })
  expect(triesOf(unsure.order.id)).toMatchObject([{ state: 'open', error: 'No answer' }])
  const broken = close({ expireSession: () => Promise.reject(new Error('a fault')) })
  await expect(broken.done).rejects.toThrow('a fault')
})

test('the job asks about what is old enough, at most twenty at once, and not of another provider’s', async () => {
  db.delete(payments).run()
  const at = { createdAt: Date.now() - 11 * minute, expiresAt: Date.now() + minute }
  const unheard = open({ ...at, expiresAt: Date.now() - 1 }).order
  const waiting = open(at).order
  const young = open({ createdAt: Date.now() - 9 * minute, expiresAt: Date.now() - 1 }).order
  const asked = { ...at, checkedAt: Date.now() - 9 * minute, expiresAt: Date.now() - 1 }
  const lately = open(asked).order
  const url = '/test-checkout/cs_old'
  const ofTest = open({ ...at, expiresAt: 1, sessionId: 'cs_old', url }).order
  expect(await reconcilePayments(world.provider)).toBe(false)
  const state = ({ id }: { id: string }) => triesOf(id)[0]?.state
  expect([unheard, waiting, young, lately, ofTest].map(state)).toEqual([
    ...['expired', 'open', 'open', 'open', 'open'],
  ])
  expect(triesOf(waiting.id)[0]?.checkedAt).not.toBeNull()
  expect(triesOf(young.id)[0]?.checkedAt).toBeNull()
  expect(await reconcilePayments(null)).toBe(false)
  // Of a payment that another provider took, neither is asked.
  const ids: string[] = []
  const asks = (kind: 'test' | 'stripe', id: string, page: string) => {
    open({ ...at, sessionId: id, url: page })
    const readSession = (of: string) =>
      Promise.reject(new ProviderError('unsure', String(ids.push(of))))
    return reconcilePayments({ ...world.provider, kind, readSession })
  }
  await asks('stripe', 'cs_of_test', '/test-checkout/cs_of_test')
  expect(ids).toEqual([])
  await asks('test', 'cs_of_stripe', 'https://pay.example/x')
  expect(ids).not.toContain('cs_of_stripe')
  for (let n = 0; n < 20; n += 1) open(at)
  expect(await reconcilePayments(world.provider)).toBe(true)
  db.delete(payments).run()
  const broken = { ...world.provider, readSession: () => Promise.reject(new Error('a fault')) }
  open({ ...at, sessionId: 'cs_broken', url: 'https://pay.example/x' })
  await expect(reconcilePayments(broken)).rejects.toThrow('a fault')
  db.delete(payments).run()
})

test('the job asks what became of refunds that were begun long ago', async () => {
  const { order, payment } = open({
    ...{ state: 'paid', intentId: 'pi_back', paidAmount: 48_000, paidCurrency: 'usd' },
  })
  const row = { paymentId: payment.id, amount: 500, currency: 'usd', reason: '', clientMessage: '' }
  const put = (id: string, given: Partial<typeof refunds.$inferInsert>) =>
    db
      .insert(refunds)
      .values({ ...row, id, createdAt: 1, updatedAt: Date.now() - 11 * minute, ...given })
      .run()
  put('old', { refundId: 're_old' })
  put('young', { refundId: 're_young', updatedAt: Date.now() })
  const facts = { intentId: 'pi_back', rowId: null, amount: 500, currency: 'usd' } as const
  const other = { ...facts, intentId: 'pi_other', id: 're_other', state: 'succeeded' } as const
  let times = 0
  const provider = {
    ...world.provider,
    refundsOf: async () => {
      times += 1
      return [{ ...facts, id: 're_old', state: 'succeeded' as const }, other]
    },
  }
  expect(await reconcilePayments(provider)).toBe(false)
  expect(times).toBe(1)
  const states = () => refundsOf(payment.id).map(({ id, state }) => `${id} ${state}`)
  expect(states().toSorted()).toEqual(['old succeeded', 'young pending'])
  expect(await reconcilePayments(provider)).toBe(false)
  expect(times).toBe(1)
  // Nothing is asked of a refund that has an answer, or of another provider's payment.
  const asking = { ...provider, refund: () => Promise.reject(new Error('was asked')) }
  await askForRefund('young', asking)
  await askForRefund('none', asking)
  put('unanswered', {})
  await askForRefund('unanswered', { ...asking, kind: 'test' })
  await askForRefund('unanswered', null)
  expect(states()).toContain('unanswered pending')
  await expect(askForRefund('unanswered', asking)).rejects.toThrow('was asked')
  expect(orderNow(order.id).status).toBe('pending_payment')
})

test('an event that is not of an order, or fails for no known reason, is told apart', async () => {
  const { order, session } = await world.atTheTill()
  const charge = { id: 'ch_1', object: 'charge', payment_intent: `pi_${session}` }
  const charged = (metadata: object, more: object = {}) =>
    world.stripe.event('charge.refunded', { ...charge, metadata, ...more })
  const mine = { order: order.id }
  // Without an order in it, or without a provider to ask, it says nothing to us.
  expect(await world.send(charged({}))).toBe(200)
  expect(await world.send(charged(mine, { payment_intent: null }))).toBe(200)
  const alone = charged(mine)
  expect(await answerEvent(alone.raw, alone.signature, stripeSecret, null)).toBe(200)
  const kept = db.select().from(stripeEvents).where(eq(stripeEvents.type, 'charge.refunded'))
  expect(kept.all()).toEqual([])
  await world.send(world.stripe.pay(session))
  world.stripe.refundThere(session, 10_000)
  expect(await world.send(charged(mine, { payment_intent: { id: `pi_${session}` } }))).toBe(200)
  expect(refundsOf(triesOf(order.id)[0]?.id ?? '')).toMatchObject([{ amount: 10_000 }])
  const disputed = world.stripe.dispute(session)
  expect(await answerEvent(disputed.raw, disputed.signature, stripeSecret, null)).toBe(200)
  expect(orderNow(order.id).paymentFlag).toBeNull()
  const broken = { ...world.provider, readDispute: () => Promise.reject(new Error('a fault')) }
  const failing = answerEvent(disputed.raw, disputed.signature, stripeSecret, broken)
  await expect(failing).rejects.toThrow('a fault')
  expect(sessionOf(order.id)).toBe(session)
})

test('events are kept for sixty days, and forgotten some at a time', () => {
  db.delete(stripeEvents).run()
  const day = 24 * 60 * minute
  const now = Date.now()
  const put = (id: string, days: number) =>
    db
      .insert(stripeEvents)
      .values({ id, type: 'x', createdAt: 1, receivedAt: now - days * day })
      .run()
  put('young', 59)
  put('old', 61)
  expect(tidyStripeEvents(now)).toBe(false)
  expect(db.select().from(stripeEvents).all()).toMatchObject([{ id: 'young' }])
  for (let n = 0; n < 501; n += 1) put(`old ${n}`, 61)
  expect([tidyStripeEvents(now), tidyStripeEvents(now)]).toEqual([true, false])
  expect(db.select().from(stripeEvents).where(eq(stripeEvents.id, 'young')).all()).toHaveLength(1)
})
