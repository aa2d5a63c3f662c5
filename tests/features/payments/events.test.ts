import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed, stripeSecret } from '#tests/fakes/stripe'
import { makeEmployee, makeUser } from '#tests/fixtures/people'
import { db, sqlite } from '~/db/client.server'
import {
  logHistory,
  mail,
  orderFollowers,
  orderFormFollowers,
  payments,
  stripeEvents,
} from '~/db/schema'
import { answerEvent } from '~/features/payments/answer-event.server'
import { tidyStripeEvents } from '~/features/payments/tidy-stripe-events.server'
import { isLiveKey } from '~/platform/stripe/stripe-provider.server'
import {
  makePaymentWorld,
  orderNow,
  type PaymentWorld,
  refundsOf,
  saidOf,
  sessionOf,
  triesOf,
  warnedOf,
} from './world'

let world: PaymentWorld
beforeAll(async () => {
  world = await makePaymentWorld()
})
afterAll(() => world.stripe.stop())

test('PAY-07 PAY-10 PAY-11 PAY-12 a signed event moves the order on: assignee, followers, status message, auto-response, one mail', async () => {
  const { order, buyer, session } = await world.atTheTill()
  const follower = makeEmployee()
  for (const { id: userId } of [follower, makeUser()]) {
    db.insert(orderFormFollowers)
      .values({ orderFormId: order.orderFormId ?? '', userId })
      .run()
  }
  const followers = () =>
    db
      .select({ id: orderFollowers.userId })
      .from(orderFollowers)
      .where(eq(orderFollowers.orderId, order.id))
      .all()
  expect(followers()).toEqual([])
  expect(await world.send(world.stripe.pay(session))).toBe(200)
  expect(orderNow(order.id)).toMatchObject({
    status: 'collecting_content',
    assigneeId: world.assignee.id,
    paymentFlag: null,
    paidAt: expect.any(Number),
  })
  expect(triesOf(order.id)).toMatchObject([
    { state: 'paid', paidAmount: 48_000, paidCurrency: 'usd', intentId: `pi_${session}` },
  ])
  expect(saidOf(order, buyer.email)).toEqual({
    status: ['Order was placed'],
    auto: ['Welcome aboard'],
    mails: 1,
  })
  // Of who follows the form, those who work for the studio.
  expect(followers()).toEqual([{ id: follower.id }])
})

test('PAY-06 PAY-08 unsigned, wrongly signed, stale and broken events are refused and change nothing', async () => {
  const { order, session } = await world.atTheTill()
  const { raw, signature, event } = world.stripe.pay(session)
  const stale = signed(event, stripeSecret, Math.floor(Date.now() / 1000) - 301)
  const fresh = signed(event, stripeSecret, Math.floor(Date.now() / 1000) - 290)
  const changed = Buffer.from(raw.toString().replace('48000', '1'))
  for (const [bytes, header] of [
    [raw, ''],
    [raw, 'nonsense'],
    [raw, signed(event, 'whsec_of_another_account').signature],
    [stale.raw, stale.signature],
    [changed, signature],
    [Buffer.alloc(0), signature],
  ] as const) {
    expect(await world.send({ raw: bytes, signature: header })).toBe(400)
  }
  expect(await answerEvent(raw, signature, null, world.provider)).toBe(400)
  expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment' })
  expect(
    db
      .select()
      .from(stripeEvents)
      .all()
      .map(({ id }) => id),
  ).not.toContain((event as { id: string }).id)
  expect(await world.send(fresh)).toBe(200)
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
})

test('PAY-09 the same event twice, and two events of one payment, place the order once', async () => {
  const { order, buyer, session } = await world.atTheTill()
  const paid = world.stripe.pay(session)
  const more = world.stripe.bankConfirms(session)
  for (const event of [paid, paid, more, paid]) expect(await world.send(event)).toBe(200)
  expect(saidOf(order, buyer.email)).toEqual({
    status: ['Order was placed'],
    auto: ['Welcome aboard'],
    mails: 1,
  })
  expect(warnedOf(order.id)).toEqual([])
})

test('a bank that takes days: at the bank, then paid; the late word that it is at the bank changes nothing', async () => {
  const { order, session } = await world.atTheTill()
  const begun = world.stripe.payLater(session)
  await world.send(begun)
  expect(triesOf(order.id)).toMatchObject([{ state: 'processing' }])
  expect(orderNow(order.id)).toMatchObject({ status: 'pending_payment' })
  await world.send(world.stripe.bankConfirms(session))
  await world.send({ ...begun, ...signed({ ...begun.event, id: 'evt_late' }) })
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid' }])
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
})

test('PAY-13 a bank that refuses, and a page that expires: the order stays and is paid by another try', async () => {
  const { order, actor, session } = await world.atTheTill()
  await world.send(world.stripe.payLater(session))
  await world.send(world.stripe.bankRefuses(session))
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed' }])
  await world.pay(actor, order.id)
  await world.send(world.stripe.expire(sessionOf(order.id)))
  expect(triesOf(order.id)).toMatchObject([{ state: 'failed' }, { state: 'expired' }])
  await world.pay(actor, order.id)
  await world.send(world.stripe.pay(sessionOf(order.id)))
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content' })
  expect(triesOf(order.id)).toHaveLength(3)
})

test('someone who was told to wait for the bank gets one mail when it refuses; someone who is declined at the payment page gets none', async () => {
  const mailsTo = (email: string) =>
    db
      .select()
      .from(mail)
      .where(eq(mail.to, email))
      .all()
      .map(({ template }) => template)
  const { order, buyer, session } = await world.atTheTill()
  await world.send(world.stripe.payLater(session))
  const refused = world.stripe.bankRefuses(session)
  await world.send(refused)
  await world.send(refused)
  expect(mailsTo(buyer.email)).toEqual(['payment-failed'])
  const [letter] = db.select().from(mail).where(eq(mail.to, buyer.email)).all()
  expect(letter?.message).toContain(`/orders/${order.id}?view=payment`)

  const other = await world.atTheTill()
  await world.send(world.stripe.bankRefuses(other.session))
  expect(triesOf(other.order.id)).toMatchObject([{ state: 'failed' }])
  expect(mailsTo(other.buyer.email)).toEqual([])
})

test.each([
  ['amount', { amount_subtotal: 1 }],
  ['currency', { currency: 'eur' }],
] as const)(
  'another %s than the order’s is for staff to look at, and never moves the order on',
  async (flag, wrong) => {
    const { order, actor, session } = await world.atTheTill()
    Object.assign(world.stripe.sessions.get(session) ?? {}, wrong)
    expect(await world.send(world.stripe.pay(session))).toBe(200)
    expect(orderNow(order.id)).toMatchObject({
      status: 'pending_payment',
      paidAt: null,
      paymentFlag: flag,
    })
    expect(warnedOf(order.id)).toContain(world.manager.id)
    expect(warnedOf(order.id)).not.toContain(world.assignee.id)
    await expect(world.pay(actor, order.id)).rejects.toMatchObject({ code: 'payment-doubtful' })
  },
)

test('a coupon and tax change what is paid, not what was asked', async () => {
  const { order, session } = await world.atTheTill()
  Object.assign(world.stripe.sessions.get(session) ?? {}, { amount_total: 40_000 })
  await world.send(world.stripe.pay(session))
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content', paymentFlag: null })
  expect(triesOf(order.id)).toMatchObject([{ amount: 48_000, paidAmount: 40_000 }])
  const kept = db.select().from(logHistory).where(eq(logHistory.documentId, order.id)).all()
  expect(kept.map(({ details }) => details)).toContainEqual({ attempt: 1, sum: '$400' })
})

test('an order that is paid twice is placed once, and staff are told', async () => {
  const { order, buyer, session } = await world.atTheTill()
  await world.send(world.stripe.pay(session))
  await world.payAgain(order)
  expect(orderNow(order.id)).toMatchObject({ status: 'collecting_content', paymentFlag: 'twice' })
  expect(triesOf(order.id)).toMatchObject([
    { attempt: 1, state: 'paid' },
    { attempt: 2, state: 'paid' },
  ])
  expect(saidOf(order, buyer.email)).toMatchObject({ status: ['Order was placed'], mails: 1 })
  expect(warnedOf(order.id)).toContain(world.manager.id)
})

test('an event that a node without a primary cannot store comes again, and pays once', async () => {
  const { order, session } = await world.atTheTill()
  const paid = world.stripe.pay(session)
  sqlite.pragma('query_only = ON')
  const refused = [await world.send(paid), await world.send(paid)]
  sqlite.pragma('query_only = OFF')
  expect(refused).toEqual([503, 503])
  expect(triesOf(order.id)).toMatchObject([{ state: 'open' }])
  expect([await world.send(paid), await world.send(paid)]).toEqual([200, 200])
  expect(triesOf(order.id)).toMatchObject([{ state: 'paid' }])
})

test('an event of an order that is not there comes again; what is not ours is taken and left', async () => {
  const nowhere = { object: 'checkout.session', status: 'complete', payment_status: 'paid' }
  const of = (metadata: object, more = {}) =>
    world.stripe.event('checkout.session.completed', { id: 'cs_x', ...nowhere, metadata }, more)
  expect(await world.send(of({ order: 'not-there' }))).toBe(503)
  expect(await world.send(of({}))).toBe(200)
  expect(await world.send(of({ order: 'not-there' }, { account: 'acct_other' }))).toBe(200)
  expect(await world.send(world.stripe.event('invoice.paid', { id: 'in_1' }))).toBe(200)
  expect(db.select().from(payments).where(eq(payments.sessionId, 'cs_x')).all()).toEqual([])
})

test('PAY-14 what is given back at the provider is recorded once, in whatever order its events come', async () => {
  const { order, session } = await world.atTheTill()
  const paid = world.stripe.pay(session)
  const [made, charged] = world.stripe.refundThere(session, 10_000)
  if (!made || !charged) throw new Error('no refund')
  // Before we have heard of the payment, both come again.
  expect(await world.send(charged)).toBe(503)
  expect(await world.send(made)).toBe(503)
  await world.send(paid)
  expect(await world.send(charged)).toBe(200)
  expect(await world.send(made)).toBe(200)
  const [payment] = triesOf(order.id)
  expect(refundsOf(payment?.id ?? '')).toMatchObject([
    { amount: 10_000, currency: 'usd', state: 'succeeded', createdBy: null },
  ])
})

test('events are forgotten when they cannot come again', () => {
  const before = db.select().from(stripeEvents).all().length
  expect(before).toBeGreaterThan(0)
  tidyStripeEvents()
  expect(db.select().from(stripeEvents).all()).toHaveLength(before)
  tidyStripeEvents(Date.now() + 61 * 24 * 3_600_000)
  expect(db.select().from(stripeEvents).all()).toEqual([])
})

test('PAY-08 an event of the other mode than the key moves nothing: no test card pays a real order', async () => {
  const { order, session } = await world.atTheTill()
  const live = { ...world.provider, live: true }
  const answered = ({ raw, signature }: ReturnType<typeof signed>, provider = world.provider) =>
    answerEvent(raw, signature, stripeSecret, provider)
  const told = world.stripe.pay(session)
  const real = signed({ ...told.event, livemode: true })
  expect(await answered(real)).toBe(400)
  expect(await answered(told, live)).toBe(400)
  expect(await answered(signed({ ...told.event, livemode: false }), live)).toBe(400)
  expect(orderNow(order.id).status).toBe('pending_payment')
  // Of a connected account it is nothing of ours, in either mode.
  expect(await answered(signed({ ...told.event, account: 'acct_1' }), live)).toBe(200)
  expect(orderNow(order.id).status).toBe('pending_payment')
  expect(await answered(real, live)).toBe(200)
  expect(orderNow(order.id).status).toBe('collecting_content')
  expect(
    ['sk_live_1', 'rk_live_1', 'sk_test_1', 'rk_test_1', 'sk_x', 'x_live_'].map(isLiveKey),
  ).toEqual([true, true, false, false, null, null])
})
