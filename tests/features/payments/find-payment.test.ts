import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeOrderForm, makeTerms, storeOrderRow } from '#tests/fixtures/orders'
import { makeUnpaid, storePayment } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { orders, refunds } from '~/db/schema'
import { findPayment } from '~/features/payments/find-payment.server'
import { refundable, refundSchema } from '~/features/payments/refundable.server'
import { testCheckout } from '~/features/payments/test-checkout.server'
import type { Actor } from '~/permissions/vocabulary'

const manager = actorOf(makeEmployee({ manageOrders: true }))
const employee = actorOf(makeEmployee({ fullName: 'Elif Varga' }))
const buyerRow = makeUser({ role: 'client' })
const buyer = actorOf(buyerRow)
const of = (orderId: string, actor: Actor = buyer) => findPayment(actor, orderId)

type Tried = Parameters<typeof storePayment>[1]
const paidFacts = {
  state: 'paid',
  intentId: 'pi',
  paidAmount: 48_000,
  paidCurrency: 'usd',
} as const

/** An order with these tries to pay it. @returns the order, and the ids of the tries */
function tried(tries: Tried[], isPaid = false) {
  const order = makeUnpaid(buyerRow.id)
  const made = tries.map((given, index) =>
    storePayment(order, {
      ...given,
      attempt: index + 1,
      ...(given?.intentId && { intentId: `pi_${order.id}_${index}` }),
    }),
  )
  if (isPaid) {
    const paid = { status: 'in_progress', paidAt: 70 } as const
    db.update(orders).set(paid).where(eq(orders.id, order.id)).run()
  }
  return { ...order, tries: made.map(({ id }) => id) }
}
const giveBack = (paymentId: string, given: Partial<typeof refunds.$inferInsert> = {}) =>
  db
    .insert(refunds)
    .values({
      ...{ id: `${paymentId} ${given.createdAt ?? 1}`, paymentId, amount: 1_000, currency: 'usd' },
      ...{
        reason: 'Too late',
        clientMessage: 'Sorry',
        createdBy: employee.id,
        createdAt: 1,
        updatedAt: 1,
      },
      ...given,
    })
    .run()

test('how an order stands: unpaid, at the bank, paid, to be looked at, or free', () => {
  const standing = (tries: Tried[], isPaid = false) => {
    const { state, trouble, waits } = of(tried(tries, isPaid).id)
    return { state, trouble, waits }
  }
  const unpaid = { state: 'unpaid', trouble: null, waits: false }
  const url = 'https://pay.example/x'
  expect(standing([])).toEqual(unpaid)
  expect(standing([{ state: 'open' }])).toEqual(unpaid)
  // Whoever was led to the page may have paid: only the bank knows.
  expect(standing([{ state: 'open', url }])).toEqual({ ...unpaid, waits: true })
  // Staff know nothing of it: they read that it is not paid, and no more.
  const led = tried([{ state: 'open', url }]).id
  expect([manager, employee].map((who) => of(led, who).waits)).toEqual([false, false])
  const decides = tried([{ state: 'processing' }]).id
  expect([manager, employee].map((who) => of(decides, who).waits)).toEqual([true, true])
  expect(standing([{ state: 'open', url }, { state: 'expired' }])).toEqual({
    ...{ ...unpaid, trouble: { state: 'expired' } },
  })
  expect(standing([{ state: 'failed' }])).toEqual({ ...unpaid, trouble: { state: 'failed' } })
  const said = 'No such price'
  expect(standing([{ state: 'failed', error: said }])).toEqual({ ...unpaid, trouble: { said } })
  expect(standing([{ state: 'processing', error: said }])).toEqual({
    ...{ state: 'processing', trouble: null, waits: true },
  })
  expect(standing([paidFacts])).toEqual({ state: 'doubtful', trouble: null, waits: false })
  expect(standing([{ ...paidFacts, url }, { state: 'failed' }], true)).toEqual({
    ...{ state: 'paid', trouble: null, waits: false },
  })
  expect(of(storeOrderRow(makeOrderForm(), buyerRow.id).id).state).toBe('free')
})

test('PAY-03 its buyer is told for a while that it is paid, nobody else, and not what the studio works on', () => {
  const { id } = tried([paidFacts], true)
  const told = (given: Partial<typeof orders.$inferInsert>, actor: Actor = buyer) => {
    db.update(orders).set(given).where(eq(orders.id, id)).run()
    return of(id, actor).justPaid
  }
  const now = { status: 'collecting_content', paidAt: Date.now() - 14 * 60_000 } as const
  expect(told(now)).toBe(true)
  expect(told(now, manager)).toBe(false)
  expect(told({ paidAt: Date.now() - 15 * 60_000 })).toBe(false)
  expect(told({ ...now, status: 'in_progress' })).toBe(false)
  expect(told({ ...now, paidAt: null })).toBe(false)
  expect(of(makeUnpaid(buyerRow.id).id).justPaid).toBe(false)
})

test('its buyer and staff see the sum and what went back; what staff wrote for themselves is theirs', () => {
  const order = tried(
    [
      { ...paidFacts, paidAmount: 40_000 },
      { state: 'failed', error: 'No' },
    ],
    true,
  )
  const [first = '', second] = order.tries
  giveBack(first, { state: 'succeeded', refundId: `re_${first}` })
  giveBack(first, { state: 'pending', createdAt: 2, amount: 500 })
  giveBack(first, { state: 'failed', createdAt: 3, refundId: `refused:${first}` })
  const shared = {
    ...{ orderId: order.id, number: order.number, title: order.title, test: false },
    ...{ price: { amount: 48_000, currency: 'usd' }, sum: { amount: 40_000, currency: 'usd' } },
    ...{ paidAt: 70, takesMoney: true, terms: null },
  }
  const [gone, unanswered] = [
    { sum: { amount: 1_000, currency: 'usd' }, state: 'succeeded', at: 1, told: 'Sorry' },
    { sum: { amount: 500, currency: 'usd' }, state: 'unanswered', at: 2 },
  ]
  expect(of(order.id)).toMatchObject({ ...shared, own: true, staff: null })
  for (const actor of [buyer, employee]) {
    const { refunds: given, staff } = of(order.id, actor)
    expect(given).toMatchObject([
      { ...gone, staff: null },
      { ...unanswered, staff: null },
    ])
    expect([given.length, staff]).toEqual([2, null])
  }
  const seen = of(order.id, manager)
  expect(seen).toMatchObject({
    ...{ ...shared, own: false },
    refunds: [
      { ...gone, staff: { reason: 'Too late', name: 'Elif Varga' } },
      unanswered,
      { state: 'failed' },
    ],
    staff: {
      flags: [],
      tries: [
        {
          ...{ id: first, attempt: 1, state: 'paid', left: 38_500, dispute: null },
          sum: { amount: 40_000, currency: 'usd' },
        },
        {
          ...{ id: second, attempt: 2, state: 'failed', left: 0, error: 'No' },
          sum: { amount: 48_000, currency: 'usd' },
        },
      ],
    },
  })
  for (const actor of [actorOf(makeUser()), { kind: 'guest', projectId: null } as const]) {
    expect(catchError(() => of(order.id, actor)).status).toBe(404)
  }
})

test('TERM-06 terms that staff accepted for a client are there to read before they pay', () => {
  const terms = makeTerms('All rights pass to you.')
  const make = (createdBy: string, given: object = {}) =>
    makeUnpaid(buyerRow.id, { createdBy, termVersionId: terms.versionId, ...given }).id
  const shown = (id: string, actor: Actor = buyer) => of(id, actor).terms
  const waiting = make(employee.id)
  expect(shown(waiting)).toMatchObject({
    ...{ text: 'All rights pass to you.', acceptedBy: 'Elif Varga', own: true },
  })
  expect(shown(waiting, manager)).toMatchObject({ own: false })
  expect(shown(make(buyerRow.id))).toBeNull()
  expect(shown(make(employee.id, { termVersionId: null }))).toBeNull()
  db.update(orders).set({ status: 'in_progress', paidAt: 1 }).where(eq(orders.id, waiting)).run()
  expect(shown(waiting)).toBeNull()
})

test('PAY-14 what is left of a payment: without what went back or is on its way; nothing the bank took', () => {
  const order = tried([paidFacts, { state: 'failed' }, { ...paidFacts, dispute: 'lost' }], true)
  const [first = '', failed = '', lost = ''] = order.tries
  const left = (id = first) => refundable(manager, order.id, id)
  expect(left()).toEqual({
    ...{ orderId: order.id, number: order.number, left: 48_000, offered: '480.00' },
    ...{ currency: 'usd', bankTook: false },
  })
  const states = ['pending', 'succeeded', 'failed', 'canceled'] as const
  for (const [index, state] of states.entries()) {
    giveBack(first, { state, createdAt: index, refundId: `re_${first}_${index}`, amount: 100 })
  }
  expect(left().left).toBe(47_800)
  expect(left(lost)).toMatchObject({ left: 0, bankTook: true })
  const other = tried([paidFacts], true)
  for (const id of [failed, other.tries[0] ?? '', 'none']) {
    expect(catchError(() => left(id)).status).toBe(404)
  }
  expect(catchError(() => refundable(actorOf(makeUser()), order.id, first)).status).toBe(404)
  const form = { amount: ' 12.50 ', told: '', reason: ' Late ', version: '48000' }
  expect(refundSchema.parse(form)).toMatchObject({ amount: '12.50', version: 48_000 })
  for (const wrong of [{ amount: '' }, { amount: '1'.repeat(21) }, { told: 'x'.repeat(501) }]) {
    expect(refundSchema.safeParse({ ...form, ...wrong }).success).toBe(false)
  }
})

test('PAY-15 the page of the test checkout shows what is bought; there is none of what Stripe takes', () => {
  const url = '/test-checkout/cs_test_1'
  const order = tried([{ state: 'open', url, sessionId: 'cs_test_1' }])
  expect(of(order.id).test).toBe(false)
  expect(testCheckout('cs_test_1')).toEqual({
    ...{ sessionId: 'cs_test_1', orderId: order.id, number: order.number },
    ...{ product: order.productLabel, price: { amount: 48_000, currency: 'usd' } },
    ...{ buyer: buyerRow.email, state: 'open' },
  })
  db.update(orders).set({ userId: null }).where(eq(orders.id, order.id)).run()
  expect(testCheckout('cs_test_1')).toMatchObject({ number: order.number, buyer: '' })
  tried([{ url, sessionId: 'cs_test_2', expiresAt: Date.now() - 1 }])
  expect(testCheckout('cs_test_2').state).toBe('expired')
  tried([{ url: 'https://pay.example/x', sessionId: 'cs_3' }])
  for (const id of ['cs_3', 'none']) expect(catchError(() => testCheckout(id)).status).toBe(404)
  const paid = tried([{ ...paidFacts, url, sessionId: 'cs_test_4' }], true)
  expect(of(paid.id).test).toBe(true)
})
