import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { mail, notifications } from '~/db/schema'
import { findPayment } from '~/features/payments/find-payment.server'
import { reconcilePayments } from '~/features/payments/reconcile-payments.server'
import type { Member } from '~/permissions/vocabulary'
import {
  giveBack,
  makePaymentWorld,
  type PaymentWorld,
  paidOrder,
  passTime,
  refundsOf,
  refusing,
  sessionOf,
  warnedOf,
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

/** What the client was told of money that goes back: in the bell, and by mail. */
function toldOf(
  buyer: { id: string; email: string },
  type = 'order_refund',
  template = 'order-refunded',
) {
  const bell = db.select().from(notifications).where(eq(notifications.recipientId, buyer.id)).all()
  const mails = db.select().from(mail).where(eq(mail.to, buyer.email)).all()
  return {
    bell: bell.filter((each) => each.type === type),
    mails: mails.filter((each) => each.template === template),
  }
}

test('PAY-14 the client hears of a refund by staff once, with the sum and what was written for them', async () => {
  const { ask, buyer, order, payment } = await paid()
  const told = 'We were two weeks late.\nSorry!'
  await give({ ...ask, amount: '100.50', told })
  const { bell, mails } = toldOf(buyer)
  expect(bell).toMatchObject([{ subject: order.id, urlParams: `/orders/${order.id}?view=payment` }])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toContain('refund of $100.50')
  expect(mails[0]?.message).toContain('> We were two weeks late.\n> Sorry!')
  // Why in the studio's own words is nobody else's.
  expect(mails[0]?.message).not.toContain('Too late')
  // The same again by its event, and another part of it.
  const [refund] = world.stripe.refunds.filter((each) => each.payment_intent === payment.intentId)
  for (const type of ['refund.created', 'refund.updated']) {
    await world.send(world.stripe.event(type, { ...refund }))
  }
  expect(toldOf(buyer).mails).toHaveLength(1)
  await give({ ...ask, amount: '10' })
  expect(toldOf(buyer)).toMatchObject({ bell: [{}, {}], mails: [{}, {}] })
})

test('PAY-14 the client hears of money that goes back at the provider once, however often it is told', async () => {
  const { buyer, order } = await paid()
  const events = world.stripe.refundThere(sessionOf(order.id), 25_050)
  for (const event of [...events, ...events]) await world.send(event)
  const { bell, mails } = toldOf(buyer)
  expect(bell).toHaveLength(1)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.message).toContain('$250.50')
  expect(mails[0]?.message).toContain('Panelry is refunding you $250.50')
})

test('PAY-14 a client who was told that money goes back is told once that it did not, and staff with them', async () => {
  const { ask, buyer, order, payment } = await paid()
  await give({ ...ask, amount: '100.50' })
  const [refund] = world.stripe.refunds.filter((each) => each.payment_intent === payment.intentId)
  const failed = () => world.stripe.event('refund.failed', { ...refund, status: 'failed' })
  for (const event of [failed(), failed()]) expect(await world.send(event)).toBe(200)
  // The news that it had gone back may come late.
  await world.send(world.stripe.event('refund.updated', { ...refund }))
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'failed' }])
  const { bell, mails } = toldOf(buyer, 'order_refund_failed', 'order-refund-failed')
  expect(bell).toMatchObject([{ subject: order.id, urlParams: `/orders/${order.id}?view=payment` }])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toMatch(/^Your refund of .* failed$/)
  expect(mails[0]?.message).toContain('Panelry is refunding you $100.50')
  expect(toldOf(buyer)).toMatchObject({ bell: [{}], mails: [{}] })
  expect(warnedOf(order.id)).toEqual([world.manager.id])
  const warned = db
    .select()
    .from(notifications)
    .where(eq(notifications.type, 'order_payment'))
    .all()
  expect(warned.find(({ subject }) => subject === order.id)?.senderName).toBe('Panelry')
})

test.each(['failed', 'canceled'])(
  'a refund that was only on its way and then %s is told to staff, not to the client',
  async (status) => {
    const { buyer, order } = await paid()
    const [made] = world.stripe.refundThere(sessionOf(order.id), 5_000, 'pending')
    if (!made) throw new Error('no refund')
    await world.send(made)
    const refund = (made.event as { data: { object: object } }).data.object
    await world.send(world.stripe.event('refund.failed', { ...refund, status }))
    expect(toldOf(buyer, 'order_refund_failed', 'order-refund-failed')).toEqual({
      bell: [],
      mails: [],
    })
    expect(warnedOf(order.id)).toEqual([world.manager.id])
  },
)

test('PAY-14 a refund that the job is refused later, when nobody waits for the answer, is told to staff', async () => {
  const { ask, buyer, order, payment } = await paid()
  const busy = { status: 429, type: 'invalid_request_error', message: 'Too many' }
  world.stripe.next.push(busy)
  expect(await give({ ...ask, amount: '480' })).toBe('unanswered')
  passTime()
  await reconcilePayments({ ...world.provider, refund: refusing })
  expect(refundsOf(payment.id)).toMatchObject([{ state: 'failed' }])
  expect(warnedOf(order.id)).toEqual([world.manager.id])
  expect(toldOf(buyer, 'order_refund_failed', 'order-refund-failed')).toEqual({
    bell: [],
    mails: [],
  })
})

test('PAY-14 a refund that failed before anybody heard of it is told to staff', async () => {
  const { order } = await paid()
  const [made] = world.stripe.refundThere(sessionOf(order.id), 5_000)
  if (!made) throw new Error('no refund')
  const refund = (made.event as { data: { object: object } }).data.object
  await world.send(world.stripe.event('refund.failed', { ...refund, status: 'failed' }))
  expect(warnedOf(order.id)).toEqual([world.manager.id])
})

test('PAY-14 what the provider refused at once is on the page of staff alone', async () => {
  const { ask, actor, order } = await paid()
  world.stripe.next.push({
    status: 400,
    type: 'invalid_request_error',
    message: 'Too old',
  })
  const told = 'Two weeks late'
  await expect(give({ ...ask, amount: '10', told })).rejects.toMatchObject({
    code: 'refund-refused',
  })
  await give({ ...ask, amount: '10', told })
  const seenBy = (who: Member) => findPayment(who, order.id).refunds.map(({ state }) => state)
  expect(seenBy(staff())).toEqual(['failed', 'succeeded'])
  expect(seenBy(actor)).toEqual(['succeeded'])
  expect(warnedOf(order.id)).toEqual([])
})

test('a refund that is only on its way, or was refused, is told to nobody', async () => {
  const { ask, buyer } = await paid()
  const refused = { status: 400, type: 'invalid_request_error', message: 'Too old' }
  world.stripe.next.push(refused)
  await expect(give({ ...ask, amount: '480' })).rejects.toMatchObject({ code: 'refund-refused' })
  world.stripe.next.push({ ...refused, status: 429 })
  expect(await give({ ...ask, amount: '480' })).toBe('unanswered')
  expect(toldOf(buyer)).toEqual({ bell: [], mails: [] })
  passTime()
  await reconcilePayments(world.provider)
  expect(toldOf(buyer)).toMatchObject({ bell: [{}], mails: [{}] })
})
