import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUnpaid } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, refunds } from '~/db/schema'
import { findPayment } from '~/features/payments/find-payment.server'
import { reconcilePayments } from '~/features/payments/reconcile-payments.server'
import { refundable } from '~/features/payments/refundable.server'
import type { Member } from '~/permissions/vocabulary'
import { ProviderError } from '~/platform/stripe/provider'
import {
  giveBack,
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  paidOrder,
  passTime,
  refundsOf,
  refusing,
  sessionOf,
  triesOf,
  unanswered,
} from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

const paid = () => paidOrder(world)
const staff = () => actorOf(world.manager)
const give = (ask: Parameters<typeof giveBack>[1], by = staff()) =>
  giveBack(by, ask, world.provider)

test('PAY-14 staff give back a part, then the rest, never more than is left; with a reason in the history', async () => {
  const { ask, payment, order } = await paid()
  expect(await give({ ...ask, amount: '100.50' })).toBe('succeeded')
  await expect(give({ ...ask, amount: '379.51' })).rejects.toMatchObject({
    code: 'refund-too-much',
    details: { field: 'amount', values: { left: '$379.50' } },
  })
  expect(await give({ ...ask, amount: '379.50' })).toBe('succeeded')
  await expect(give({ ...ask, amount: '0.01' })).rejects.toMatchObject({ code: 'refund-too-much' })
  expect(
    refundsOf(payment.id)
      .map(({ amount }) => amount)
      .sort(),
  ).toEqual([10_050, 37_950])
  expect(refundsOf(payment.id)[0]).toMatchObject({
    reason: 'Too late',
    createdBy: world.manager.id,
  })
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, order.id)).all()
  expect(history.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['refund of $100.50 begun', '$100.50 refunded']),
  )
})

/** An order that is paid, at a price of a currency. */
async function paidIn(currency: string, amount: number) {
  const buyer = makeUser({ role: 'client' })
  const order = makeUnpaid(buyer.id, { amount, currency })
  world.prices[order.priceId ?? ''] = { amount, currency }
  await world.pay(actorOf(buyer), order.id)
  await world.send(world.stripe.pay(sessionOf(order.id)))
  const [payment] = triesOf(order.id)
  if (!payment) throw new Error('not paid')
  return { order, payment, ask: { orderId: order.id, paymentId: payment.id, reason: '' } }
}

test('PAY-14 what is offered and typed is what the provider counts, also where Intl has no decimals', async () => {
  const { order, payment, ask } = await paidIn('huf', 500_000)
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content', paymentFlag: null })
  const form = () => refundable(staff(), order.id, payment.id)
  expect(form()).toMatchObject({ left: 500_000, offered: '5000' })
  for (const amount of ['1.250,00', '120,50', '120.50', '3 509']) await give({ ...ask, amount })
  const asked = world.stripe.asked.filter(
    ({ path, method }) => method === 'POST' && path === '/v1/refunds',
  )
  expect(asked.slice(-4).map(({ body }) => body.get('amount'))).toEqual([
    '125000',
    '12050',
    '12050',
    '350900',
  ])
  expect(form()).toMatchObject({ left: 0 })
})

test('PAY-14 more went back than was paid: nothing is left, and nothing is offered', async () => {
  const { order, payment, ask } = await paidIn('jpy', 5_000)
  await expect(give({ ...ask, amount: '12.50' })).rejects.toMatchObject({
    details: {
      values: { said: 'JPY has no decimals. Enter a whole amount, such as 1250' },
    },
  })
  const moments = { createdAt: 1, updatedAt: 1 }
  for (const [id, amount] of [
    ['re_a', 5_000],
    ['re_b', 299],
  ] as const) {
    const made = { id, refundId: id, paymentId: payment.id, amount, currency: 'jpy' }
    db.insert(refunds)
      .values({ ...made, state: 'succeeded', ...moments })
      .run()
  }
  expect(refundable(staff(), order.id, payment.id)).toMatchObject({ left: 0, offered: '0' })
  await expect(give({ ...ask, amount: '1' })).rejects.toMatchObject({
    code: 'refund-too-much',
    details: { values: { left: '' } },
  })
})

test.each(['', 'all', '-1', '0', '1.234', '1e5', '1.2.3'])(
  'an amount such as “%s” is refused beside its field',
  async (amount) => {
    const { ask, payment } = await paid()
    await expect(give({ ...ask, amount })).rejects.toMatchObject({
      code: 'refund-amount',
      status: 400,
      details: { field: 'amount' },
    })
    expect(refundsOf(payment.id)).toEqual([])
  },
)

test('someone who does not manage orders gives nothing back, nor does anybody of another order', async () => {
  const { ask, payment, actor } = await paid()
  const other = await paid()
  const full = { ...ask, amount: '480' }
  await expect(give(full, actor)).rejects.toMatchObject({ status: 403 })
  await expect(give(full, actorOf(makeEmployee()))).rejects.toMatchObject({ status: 403 })
  await expect(give({ ...full, orderId: other.order.id })).rejects.toMatchObject({ status: 404 })
  expect(refundsOf(payment.id)).toEqual([])
})

test('the same form sent twice gives back once', async () => {
  const { ask, payment } = await paid()
  const idempotencyKey = { key: `refund-${payment.id}`, scope: 'test' }
  await give({ ...ask, amount: '10', idempotencyKey })
  await give({ ...ask, amount: '10', idempotencyKey })
  expect(refundsOf(payment.id)).toHaveLength(1)
  expect(
    world.stripe.refunds.filter((each) => each.payment_intent === payment.intentId),
  ).toHaveLength(1)
})

test('PAY-14 when two people give back from forms opened at the same time, the second hears what is left first', async () => {
  const { ask, payment } = await paid()
  const form = { ...ask, amount: '240', version: 48_000 }
  const both = await Promise.allSettled([give(form), give(form)])
  expect(both).toMatchObject([
    { status: 'fulfilled', value: 'succeeded' },
    {
      status: 'rejected',
      reason: { code: 'stale', status: 409, details: { stored: { version: 24_000 } } },
    },
  ])
  expect(refundsOf(payment.id)).toHaveLength(1)
  // Knowing that, they give it back all the same.
  expect(await give({ ...form, version: 24_000 })).toBe('succeeded')
  await expect(give(form)).rejects.toMatchObject({ code: 'stale' })
  expect(refundsOf(payment.id)).toHaveLength(2)
})

test('PAY-14 what was given back at the provider meanwhile, or came to nothing, is heard of first too', async () => {
  const { ask, order, payment } = await paid()
  const form = { ...ask, amount: '100', version: 48_000 }
  const [made] = world.stripe.refundThere(sessionOf(order.id), 12_000)
  if (!made) throw new Error('no refund')
  await world.send(made)
  await expect(give(form)).rejects.toMatchObject({ details: { stored: { version: 36_000 } } })
  const refund = (made.event as { data: { object: object } }).data.object
  await world.send(world.stripe.event('refund.failed', { ...refund, status: 'failed' }))
  await expect(give({ ...form, version: 36_000 })).rejects.toMatchObject({
    details: { stored: { version: 48_000 } },
  })
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'failed' }])
})

test('the provider refuses: the refund has failed, its words are shown, and all of it is left', async () => {
  const { ask, payment } = await paid()
  world.stripe.next.push({
    status: 400,
    type: 'invalid_request_error',
    message: 'Too old',
  })
  await expect(give({ ...ask, amount: '480' })).rejects.toMatchObject({
    code: 'refund-refused',
    details: { values: { said: 'Too old' } },
  })
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'failed' }])
  expect(await give({ ...ask, amount: '480' })).toBe('succeeded')
})

test('a provider that takes no question any more refuses a refund at once: nobody waits for it', async () => {
  const { ask, payment } = await paid()
  const revoked = { ...world.provider, refundsOf: refusing, refund: refusing }
  await expect(giveBack(staff(), { ...ask, amount: '480' }, revoked)).rejects.toMatchObject({
    code: 'refund-refused',
    details: { values: { said: 'Too old' } },
  })
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'failed' }])
  expect(await give({ ...ask, amount: '480' })).toBe('succeeded')
})

test('a provider that breaks may have given it back: the refund stays on its way, and is looked for', async () => {
  const { ask, payment } = await paid()
  world.stripe.next.push({ status: 500, type: 'api_error', message: 'On fire' })
  expect(await give({ ...ask, amount: '480' })).toBe('unanswered')
  await expect(give({ ...ask, amount: '1' })).rejects.toMatchObject({ code: 'refund-too-much' })
  passTime()
  await reconcilePayments(world.provider)
  expect(refundsOf(payment.id).map(({ state }) => state)).not.toContain('failed')
})

test('the same form sent again after a refusal tries again, and is not called on its way', async () => {
  const { ask, payment } = await paid()
  const idempotencyKey = { key: `refused-${payment.id}`, scope: 'test' }
  const refused = { status: 400, type: 'invalid_request_error', message: 'Too old' }
  for (let press = 0; press < 2; press += 1) {
    world.stripe.next.push(refused)
    await expect(give({ ...ask, amount: '10', idempotencyKey })).rejects.toMatchObject({
      code: 'refund-refused',
      details: { values: { said: 'Too old' } },
    })
  }
  expect(await give({ ...ask, amount: '10', idempotencyKey })).toBe('succeeded')
  expect(await give({ ...ask, amount: '10', idempotencyKey })).toBe('succeeded')
  expect(refundsOf(payment.id).map(({ state }) => state)).toEqual(['failed', 'failed', 'succeeded'])
})

test('when one form is pressed twice, the later refusal does not undo what was given back since', async () => {
  const { ask, payment } = await paid()
  const idempotencyKey = { key: `slow-${payment.id}`, scope: 'test' }
  let says = (_: ProviderError) => {}
  const slow = new Promise<never>((_, reject) => {
    says = reject
  })
  const first = { ...world.provider, refund: () => slow }
  const last = giveBack(staff(), { ...ask, amount: '10', idempotencyKey }, first)
  const quick = { ...world.provider, refund: refusing }
  await expect(
    giveBack(staff(), { ...ask, amount: '10', idempotencyKey }, quick),
  ).rejects.toMatchObject({ code: 'refund-refused' })
  expect(await give({ ...ask, amount: '10', idempotencyKey })).toBe('succeeded')
  says(new ProviderError('refused', 'Too old'))
  await expect(last).rejects.toMatchObject({ code: 'refund-refused' })
  expect(await give({ ...ask, amount: '10', idempotencyKey })).toBe('succeeded')
  expect(refundsOf(payment.id).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
})

test('a refund with an unknown result says so: the job asks again under the same key, and it is given back once', async () => {
  const { ask, payment, order, actor } = await paid()
  const busy = { status: 429, type: 'invalid_request_error', message: 'Too many' }
  world.stripe.next.push(busy)
  expect(await give({ ...ask, amount: '480' })).toBe('unanswered')
  await expect(give({ ...ask, amount: '1' })).rejects.toMatchObject({ code: 'refund-too-much' })
  const shown = (who: Member) => findPayment(who, order.id).refunds.map(({ state }) => state)
  expect([shown(staff()), shown(actor)]).toEqual([['unanswered'], ['unanswered']])
  passTime()
  await reconcilePayments(world.provider)
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'succeeded' }])
  expect(shown(staff())).toEqual(['succeeded'])
  expect(
    world.stripe.refunds.filter((each) => each.payment_intent === payment.intentId),
  ).toHaveLength(1)
})

test('a refund that the provider has begun is on its way', async () => {
  const { ask } = await paid()
  const slow = {
    ...world.provider,
    refund: async (asked: Parameters<typeof world.provider.refund>[0]) => ({
      ...(await world.provider.refund(asked)),
      state: 'pending' as const,
    }),
  }
  expect(await giveBack(staff(), { ...ask, amount: '480' }, slow)).toBe('pending')
})

test('a refund has not failed when the provider does not even say what it gave back: it stays on its way', async () => {
  const { ask, payment } = await paid()
  const unsure = { ...world.provider, refund: unanswered(world.provider.refund) }
  expect(await giveBack(staff(), { ...ask, amount: '480' }, unsure)).toBe('unanswered')
  passTime()
  await reconcilePayments({ ...world.provider, refundsOf: refusing })
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'pending' }])
  await expect(give({ ...ask, amount: '480' })).rejects.toMatchObject({ code: 'refund-too-much' })
  passTime()
  await reconcilePayments(world.provider)
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'succeeded' }])
})

test('the job asks about payments that stay open: one that was paid without a word is placed', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  world.stripe.pay(sessionOf(order.id))
  await reconcilePayments(world.provider)
  expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment' })
  passTime()
  await reconcilePayments(world.provider)
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
})

test('the job closes what has expired without a word, and asks about each again only after a while', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  passTime()
  await reconcilePayments(world.provider)
  world.stripe.expire(sessionOf(order.id))
  await reconcilePayments(world.provider)
  expect(triesOf(order.id)).toMatchObject([{ state: 'open', checkedAt: expect.any(Number) }])
  passTime()
  await reconcilePayments(world.provider)
  expect(triesOf(order.id)).toMatchObject([{ state: 'expired' }])
})

test('a provider that does not answer the job is asked later, and the others all the same', async () => {
  const { actor, order } = world.place()
  await world.pay(actor, order.id)
  const second = world.place()
  await world.pay(second.actor, second.order.id)
  world.stripe.pay(sessionOf(order.id))
  world.stripe.pay(sessionOf(second.order.id))
  passTime()
  world.stripe.next.push({ status: 500, type: 'api_error', message: 'Down' })
  await reconcilePayments(world.provider)
  const states = [order, second.order].map(({ id }) => orderNow(id).status).sort()
  expect(states).toEqual(['collecting_content', 'pending_payment'])
})
