import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '#tests/fakes/stripe'
import { actorOf } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { notifications } from '~/db/schema'
import { findPayment } from '~/features/payments/find-payment.server'
import {
  giveBack,
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  refundsOf,
  sessionOf,
  triesOf,
  warnedOf,
} from './world'

/** What of the payments of an order staff have to look at: disputes, and money that is one too many or wrong. */

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

test('a dispute flags the order and tells staff; one that is won is over, also when its beginning comes late', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  const begun = world.stripe.dispute(session)
  await world.send(begun)
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'dispute', status: 'collecting_content' })
  expect(warnedOf(order.id)).toContain(world.manager.id)
  // It came of itself, from nobody who was deleted.
  const told = db.select().from(notifications).where(eq(notifications.subject, order.id)).all()
  const warned = told.find(({ type }) => type === 'order_payment')
  expect(warned).toMatchObject({ senderId: null, senderName: 'Panelry' })
  await world.send(world.stripe.dispute(session, 'won'))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
  await world.send(signed({ ...begun.event, id: 'evt_late_dispute' }))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
  await world.send(world.stripe.dispute(session, 'lost'))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'dispute' })
})

test('a dispute or refund of a payment that we have not heard of comes again when it is of an order of ours', async () => {
  const { order, session } = await world.atTheTill()
  const paid = world.stripe.pay(session)
  const disputed = world.stripe.dispute(session)
  const [refunded] = world.stripe.refundThere(session, 10_000)
  if (!refunded) throw new Error('no refund')
  for (const event of [disputed, refunded]) expect(await world.send(event)).toBe(503)
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
  await world.send(paid)
  for (const event of [disputed, refunded]) expect(await world.send(event)).toBe(200)
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'dispute' })
  expect(refundsOf(triesOf(order.id)[0]?.id ?? '')).toHaveLength(1)
})

test.each([
  ['names no order', ''],
  ['names an order that is not here', 'elsewhere'],
])('a dispute and a refund of a payment that %s are taken and left', async (_, named) => {
  const { order, session } = await world.atTheTill()
  const its = world.stripe.sessions.get(session)
  if (!its) throw new Error('no session')
  Object.assign(its, { intent_metadata: { order: named } })
  world.stripe.pay(session)
  const [refunded] = world.stripe.refundThere(session, 10_000)
  if (!refunded) throw new Error('no refund')
  for (const event of [world.stripe.dispute(session), refunded]) {
    expect(await world.send(event)).toBe(200)
  }
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
})

test('Stripe does not say whose payment is disputed: the event comes again', async () => {
  const { session } = await world.atTheTill()
  world.stripe.pay(session)
  const disputed = world.stripe.dispute(session)
  world.stripe.next.push('answer', { status: 500, type: 'api_error', message: 'Down' })
  expect(await world.send(disputed)).toBe(503)
})

test('a dispute that is won takes nothing else away that staff have to look at', async () => {
  const flagAfter = async (session: string, orderId: string) => {
    await world.send(world.stripe.dispute(session))
    expect(orderNow(orderId).paymentFlag).toBe('dispute')
    await world.send(world.stripe.dispute(session, 'won'))
    return orderNow(orderId).paymentFlag
  }
  const twice = await world.atTheTill()
  await world.send(world.stripe.pay(twice.session))
  await world.payAgain(twice.order)
  expect(await flagAfter(twice.session, twice.order.id)).toBe('twice')
  for (const [flag, wrong] of [
    ['amount', { amount_subtotal: 1 }],
    ['currency', { currency: 'eur' }],
  ] as const) {
    const { order, session } = await world.atTheTill()
    Object.assign(world.stripe.sessions.get(session) ?? {}, wrong)
    await world.send(world.stripe.pay(session))
    expect(await flagAfter(session, order.id)).toBe(flag)
  }
})

test('what comes while a dispute stands stays when it is won', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  await world.send(world.stripe.dispute(session))
  await world.payAgain(order)
  await world.send(world.stripe.dispute(session, 'won'))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'twice' })
})

test('a refund and a dispute do not hide each other: what is given back needs no look, what is left does', async () => {
  const { order, actor, session } = await world.atTheTill()
  const flags = () => findPayment(actorOf(world.manager), order.id).staff?.flags
  await world.send(world.stripe.pay(session))
  await world.payAgain(order)
  await world.send(world.stripe.dispute(session))
  expect(flags()).toEqual(['dispute', 'twice'])
  expect(findPayment(actor, order.id).staff).toBeNull()
  // The other one is given back at the provider: the dispute stands alone.
  const other = triesOf(order.id).find(({ sessionId }) => sessionId !== session)
  for (const event of world.stripe.refundThere(other?.sessionId ?? '', 48_000)) {
    await world.send(event)
  }
  expect(flags()).toEqual(['dispute'])
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'dispute' })
  const warned = warnedOf(order.id).length
  await world.send(world.stripe.dispute(session, 'won'))
  expect(flags()).toEqual([])
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
  expect(warnedOf(order.id)).toHaveLength(warned)
})

test('nothing of a payment that the bank took back can be given back; the order needs attention', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  await world.send(world.stripe.dispute(session, 'lost'))
  const { staff } = findPayment(actorOf(world.manager), order.id)
  expect(staff).toMatchObject({ flags: ['dispute'], tries: [{ dispute: 'lost', left: 0 }] })
})

test('the wrong sum is given back: the order can be paid again, and needs no look any more', async () => {
  const { order, actor, session } = await world.atTheTill()
  Object.assign(world.stripe.sessions.get(session) ?? {}, { amount_subtotal: 1 })
  await world.send(world.stripe.pay(session))
  const [payment] = triesOf(order.id)
  const ask = { orderId: order.id, paymentId: payment?.id ?? '', reason: '' }
  const give = (amount: string) =>
    giveBack(actorOf(world.manager), { ...ask, amount }, world.provider)
  await give('100')
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'amount' })
  await give('380')
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null, status: 'pending_payment' })
  await world.pay(actor, order.id)
  await world.send(world.stripe.pay(sessionOf(order.id)))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null, status: 'collecting_content' })
})

test('a refund that nobody has answered yet counts as given back', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  await world.payAgain(order)
  const [payment] = triesOf(order.id)
  const ask = { orderId: order.id, paymentId: payment?.id ?? '', reason: '', amount: '480' }
  world.stripe.next.push({ status: 429, type: 'rate_limit_error', message: 'Too many' })
  expect(await giveBack(actorOf(world.manager), ask, world.provider)).toBe('unanswered')
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
})

test('a refund that fails after all brings back what staff had to look at', async () => {
  const { order, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  await world.payAgain(order)
  const [made] = world.stripe.refundThere(session, 48_000)
  if (!made) throw new Error('no refund')
  await world.send(made)
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: null })
  const refund = (made.event as { data: { object: object } }).data.object
  await world.send(world.stripe.event('refund.failed', { ...refund, status: 'failed' }))
  expect(orderNow(order.id)).toMatchObject({ paymentFlag: 'twice' })
})
