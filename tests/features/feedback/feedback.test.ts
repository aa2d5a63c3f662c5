import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { feedbacks, logHistory, orders, users } from '~/db/schema'
import { changeFeedback } from '~/features/feedback/change-feedback.server'
import { feedbackPath, whoAnswers } from '~/features/feedback/feedback-link.server'
import { feedbackSchema } from '~/features/feedback/feedback-schema.server'
import { findFeedback } from '~/features/feedback/find-feedback.server'
import { giveFeedback } from '~/features/feedback/give-feedback.server'
import type { OrderStatus } from '~/shared/order-statuses'
import { orderStatuses } from '~/shared/order-statuses'

const day = 24 * 60 * 60 * 1000

/** An order and its client, who reads and answers as `actor`. */
function placed(status: OrderStatus = 'completed') {
  const client = makeUser({ role: 'client' })
  const paused = status === 'paused' ? { statusBeforePause: 'in_progress' as const } : {}
  const unpaid = status === 'pending_payment' ? { amount: 100, currency: 'usd' } : {}
  const order = storeOrderRow(makeOrderForm(), client.id, { status, ...paused, ...unpaid })
  return { client, actor: actorOf(client), orderId: order.id, order }
}

const said = { rating: 4, text: 'Marta asked the right questions.' }
const storedOf = (orderId: string) =>
  db.select().from(feedbacks).where(eq(feedbacks.orderId, orderId)).all()

test('FEEDBACK-01 FEEDBACK-04 the client rates a completed order, and staff read it', () => {
  const { actor, orderId, client } = placed()
  expect(findFeedback(actor, orderId)).toMatchObject({
    given: null,
    may: { give: true, change: false },
  })
  giveFeedback(actor, { orderId, ...said })
  expect(storedOf(orderId)).toMatchObject([{ ...said, userId: client.id, version: 1 }])
  const staff = findFeedback(actorOf(makeEmployee()), orderId)
  expect(staff).toMatchObject({ own: false, may: { give: false, change: false } })
  expect(staff.given).toMatchObject({ ...said, by: client.fullName })
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, orderId)).all()
  expect(history.map(({ action }) => action)).toContain('feedback given')
})

test('FEEDBACK-01 nothing but 1 to 5 is a rating, and words belong to it', () => {
  const parsed = (rating: string, text = 'Good') =>
    feedbackSchema.safeParse({ rating, text }).success
  for (const rating of ['1', '2', '3', '4', '5']) expect(parsed(rating)).toBe(true)
  for (const rating of ['', '0', '6', '-1', '4.5', '5e0', 'five', ' 3']) {
    expect(parsed(rating)).toBe(false)
  }
  expect(feedbackSchema.safeParse({ text: 'Good' }).success).toBe(false)
  expect(parsed('3', ' \n ')).toBe(false)
})

test('FEEDBACK-02 an order takes one feedback', () => {
  const { actor, orderId } = placed()
  giveFeedback(actor, { orderId, ...said })
  expect(() => giveFeedback(actor, { orderId, rating: 1, text: 'Again' })).toThrow(
    expect.objectContaining({ code: 'feedback-given', status: 409 }),
  )
  expect(storedOf(orderId)).toMatchObject([said])
})

test('a form sent twice counts once, and is no error', () => {
  const { actor, orderId } = placed()
  const idempotencyKey = { key: 'form', scope: actor.id }
  giveFeedback(actor, { orderId, ...said, idempotencyKey })
  giveFeedback(actor, { orderId, ...said, idempotencyKey })
  expect(storedOf(orderId)).toHaveLength(1)
})

test.each(orderStatuses.filter((status) => status !== 'completed'))(
  'FEEDBACK-02 there is none of an order that is %s',
  (status) => {
    const { actor, orderId } = placed(status)
    expect(findFeedback(actor, orderId).may.give).toBe(false)
    expect(() => giveFeedback(actor, { orderId, ...said })).toThrow(
      expect.objectContaining({ code: 'feedback-early', status: 409 }),
    )
    expect(storedOf(orderId)).toEqual([])
  },
)

test('FEEDBACK-02 nobody but its client leaves feedback', () => {
  const { orderId } = placed()
  const give = (who: Parameters<typeof actorOf>[0]) => () =>
    giveFeedback(actorOf(who), { orderId, ...said })
  expect(give(makeUser({ role: 'client' }))).toThrow(expect.objectContaining({ status: 404 }))
  expect(give(makeEmployee({ manageOrders: true }))).toThrow(
    expect.objectContaining({ status: 403 }),
  )
  expect(give(makeUser({ role: 'admin' }))).toThrow(expect.objectContaining({ status: 403 }))
  expect(storedOf(orderId)).toEqual([])
})

test('FEEDBACK-03 its author changes it for 24 hours, and not a moment longer', () => {
  const { actor, orderId } = placed()
  const at = Date.now()
  giveFeedback(actor, { orderId, ...said }, at)
  const change = (version: number, now: number) =>
    changeFeedback(actor, { orderId, rating: 2, text: 'Late', version }, now)
  change(1, at + day - 1)
  expect(storedOf(orderId)).toMatchObject([
    { rating: 2, text: 'Late', version: 2, createdAt: at, updatedAt: at + day - 1 },
  ])
  expect(findFeedback(actor, orderId, at + day - 1).may.change).toBe(true)
  // What was changed does not begin anew.
  expect(findFeedback(actor, orderId, at + day).may.change).toBe(false)
  expect(() => change(2, at + day)).toThrow(expect.objectContaining({ code: 'feedback-over' }))
  const history = db.select().from(logHistory).where(eq(logHistory.documentId, orderId)).all()
  expect(history.find(({ action }) => action === 'feedback changed')?.details).toEqual({
    rating: [4, 2],
  })
})

test('a form made from an older answer overwrites nothing, and nobody else changes it', () => {
  const { actor, orderId } = placed()
  const late = { orderId, rating: 1, text: 'Old', version: 1 }
  expect(() => changeFeedback(actor, late)).toThrow(expect.objectContaining({ status: 404 }))
  giveFeedback(actor, { orderId, ...said })
  changeFeedback(actor, { ...late, text: 'New' })
  expect(() => changeFeedback(actor, late)).toThrow(
    expect.objectContaining({
      code: 'stale',
      details: { stored: { rating: '1', text: 'New', version: 2 } },
    }),
  )
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(() => changeFeedback(admin, { ...late, version: 2 })).toThrow(
    expect.objectContaining({ status: 403 }),
  )
  expect(storedOf(orderId)).toMatchObject([{ text: 'New' }])
})

test('the link of a mail answers for its client and its order alone, for 30 days', () => {
  const { client, orderId, order } = placed()
  const other = placed()
  const now = Date.now()
  const path = feedbackPath({ id: orderId, userId: client.id }, now)
  const query = new URL(path, 'http://x').searchParams
  expect(path.startsWith(`/orders/${orderId}/feedback?`)).toBe(true)
  expect(whoAnswers(guest(), orderId, query, now)).toMatchObject({ id: client.id })
  expect(whoAnswers(guest(), orderId, query, now + 30 * day - 1)).toMatchObject({ id: client.id })
  const closed = (id: string, changed: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ ...Object.fromEntries(query), ...changed })
    return () => whoAnswers(guest(), id, asked, now)
  }
  const unknown = expect.objectContaining({ code: 'not-found' })
  expect(closed(other.orderId)).toThrow(unknown)
  expect(closed(orderId, { who: other.client.id })).toThrow(unknown)
  expect(closed(orderId, { until: `${now + 90 * day}` })).toThrow(unknown)
  expect(closed(orderId, { code: '' })).toThrow(unknown)
  expect(() => whoAnswers(guest(), orderId, query, now + 30 * day)).toThrow(
    expect.objectContaining({ code: 'feedback-link', status: 409 }),
  )
  // What lies in a mailbox that they have no more is nobody's to answer by.
  const move = (email: string) =>
    db
      .update(users)
      .set({ email })
      .where(eq(users.id, client.id ?? ''))
      .run()
  move('moved@example.com')
  expect(closed(orderId)).toThrow(unknown)
  move(client.email ?? '')
  // Whoever is signed in answers for themselves, whatever link they have.
  expect(whoAnswers(other.actor, orderId, query, now)).toBe(other.actor)
  db.update(orders)
    .set({ userId: other.client.id })
    .where(eq(orders.id, order.id ?? ''))
    .run()
  expect(closed(orderId)).toThrow(unknown)
})
