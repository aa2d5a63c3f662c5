import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { noticesOf } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { runs } from '#tests/fixtures/runs'
import { db } from '~/db/client.server'
import { mail, messages, orders, webhookDeliveries } from '~/db/schema'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { findOrder } from '~/features/orders/find-order.server'
import { type OrderAction, type OrderStatus, orderActions } from '~/shared/order-statuses'

const admin = actorOf(makeUser({ role: 'admin' }))
const buyer = makeUser({ role: 'client' })
const client = actorOf(buyer)
const form = makeOrderForm()

const start = Date.UTC(2026, 10, 22, 9)
beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const make = (given: Parameters<typeof storeOrderRow>[2] = {}) =>
  storeOrderRow(form, buyer.id, given)
const read = (id: string) => {
  const found = db.select().from(orders).where(eq(orders.id, id)).get()
  if (!found) throw new Error('no such order')
  return found
}
const move = (id: string, action: OrderAction, by = admin, message?: string) =>
  changeOrderStatus(by, { orderId: id, action, version: read(id).version, message })
const posted = (conversationId: string) =>
  db
    .select({ kind: messages.kind, text: messages.text, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.rowNumber))
    .all()

test('ORDER-22 ORDER-24 an order goes its way step by step, and each step is posted', () => {
  const { id, conversationId } = make()
  const way = ['progress', 'checking_quality', 'reviewing_with_client', 'completed'] as const
  for (const step of way.slice(1)) {
    expect(catchError(() => move(id, step))).toMatchObject({ code: 'status-not-from', status: 409 })
  }
  for (const [index, step] of way.entries()) {
    vi.setSystemTime(start + index)
    move(id, step)
  }
  expect(read(id)).toMatchObject({
    status: 'completed',
    progressAt: start,
    checkingQualityAt: start + 1,
    reviewingWithClientAt: start + 2,
    completedAt: start + 3,
  })
  expect(posted(conversationId)).toEqual(
    ['completed', 'reviewing with client', 'checking quality', 'in progress'].map((name) => ({
      kind: 'status_change',
      text: `moved status to ${name}`,
      senderId: admin.id,
    })),
  )
})

test.each([
  'collecting_content',
  'in_progress',
  'checking_quality',
  'reviewing_with_client',
] as const)('ORDER-23 %s is left for a pause, an escalation or a review', (status) => {
  for (const [action, to] of [
    ['paused', 'paused'],
    ['escalated', 'escalated'],
    ['delivered', 'pending_review'],
  ] as const) {
    const { id } = make({ status })
    move(id, action)
    expect(read(id).status).toBe(to)
  }
})

test('ORDER-23 a pause keeps where it comes back to, and moves the due date by as long as it lasted', () => {
  const { id, dueAt } = make({ status: 'checking_quality' })
  move(id, 'paused')
  vi.setSystemTime(start + 5_432_100)
  move(id, 'unpaused')
  expect(read(id)).toMatchObject({ status: 'checking_quality', dueAt: dueAt + 5_432_100 })
})

test('ORDER-21 GUARD-55 someone who works on it or manages orders moves it, nobody else', () => {
  const assignee = actorOf(makeEmployee())
  const { id } = make({ assigneeId: assignee.id })
  const manager = actorOf(makeEmployee({ manageOrders: true }))
  const others = [
    actorOf(makeEmployee()),
    actorOf(makeEmployee({ manageAllRequests: true })),
    client,
  ]
  for (const actor of others) {
    expect(catchError(() => move(id, 'progress', actor)).status).toBe(403)
    expect(findOrder(actor, id).moves).toEqual([])
  }
  const stranger = actorOf(makeUser({ role: 'client' }))
  expect(catchError(() => move(id, 'progress', stranger)).status).toBe(404)
  expect(read(id).status).toBe('collecting_content')
  move(id, 'progress', assignee)
  move(id, 'checking_quality', manager)
  expect(read(id).status).toBe('checking_quality')
})

test('what waits for its payment is moved on by nobody', () => {
  const { id } = make({ status: 'pending_payment', amount: 100, currency: 'usd', priceId: null })
  for (const action of orderActions) {
    for (const actor of [admin, client]) {
      expect(catchError(() => move(id, action, actor)).status).toBeOneOf([403, 409])
    }
  }
  expect(findOrder(admin, id).moves).toEqual([])
})

test('its client approves what is shown, or says what should change', () => {
  const { id, conversationId } = make({ status: 'reviewing_with_client' })
  expect(findOrder(client, id).moves).toEqual(['approve', 'ask_for_changes'])
  expect(catchError(() => move(id, 'ask_for_changes', client))).toMatchObject({ field: 'message' })
  move(id, 'ask_for_changes', client, 'Larger, please')
  expect(read(id).status).toBe('in_progress')
  expect(posted(conversationId)[0]).toMatchObject({ text: 'Larger, please', senderId: client.id })
  move(id, 'delivered')
  move(id, 'approve', client)
  expect(read(id)).toMatchObject({ status: 'completed', completedAt: start })
})

test('those who take part hear of a move, who did it does not', () => {
  const assignee = makeEmployee()
  const { id } = make({ assigneeId: assignee.id })
  move(id, 'progress', actorOf(assignee))
  const told = noticesOf(buyer.id).filter(({ subject }) => subject === id)
  expect(told).toMatchObject([{ type: 'order_status', urlParams: `/orders/${id}?view=2` }])
  expect(noticesOf(assignee.id)).toEqual([])
})

test('FORM-06 the webhook of the form hears of a change of status', () => {
  const hooked = makeOrderForm({ webhook: 'https://hooks.example.com/orders' })
  const { id } = storeOrderRow(hooked, buyer.id)
  move(id, 'progress')
  const sent = db.select().from(webhookDeliveries).all()
  expect(JSON.stringify(sent)).toContain('moved status to in progress')
})

test('a form that is older than the order changes nothing and says what is stored', () => {
  const { id } = make()
  move(id, 'escalated')
  const late = () => changeOrderStatus(admin, { orderId: id, action: 'paused', version: 1 })
  expect(catchError(late)).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { status: 'escalated' },
  })
  expect(read(id).status).toBe('escalated')
})

test('ORDER-21 a move whose button is pressed twice is made once, and is no error', () => {
  const { id, conversationId } = make()
  const { version } = read(id)
  const press = (by = admin) => changeOrderStatus(by, { orderId: id, action: 'progress', version })
  press()
  const once = read(id)
  press()
  expect(read(id)).toEqual(once)
  expect(posted(conversationId)).toHaveLength(1)
  expect(catchError(() => press(actorOf(makeUser({ role: 'admin' }))))).toMatchObject({
    status: 409,
  })
})

const way = ['collecting_content', 'in_progress', 'checking_quality', 'reviewing_with_client']

/** The rules, written down a second time and in another way: where a step leads, or null. */
function led(status: OrderStatus, before: string, action: OrderAction, owner: boolean) {
  const [at, shown] = [way.indexOf(status), ['reviewing_with_client', 'pending_review']]
  if (action === 'approve' || action === 'ask_for_changes') {
    if (!owner || !shown.includes(status)) return null
    return action === 'approve' ? 'completed' : 'in_progress'
  }
  if (owner) return null
  if (action === 'unpaused') return status === 'paused' ? before : null
  if (action === 'open') return status === 'completed' ? 'in_progress' : null
  if (action === 'completed') return shown.includes(status) ? 'completed' : null
  if (action === 'paused') return at >= 0 || status === 'escalated' ? 'paused' : null
  if (action === 'delivered') return at >= 0 || status === 'escalated' ? 'pending_review' : null
  if (action === 'escalated') return at >= 0 || status === 'pending_review' ? 'escalated' : null
  const to = way.indexOf(action === 'progress' ? 'in_progress' : action)
  if (status === 'escalated' || status === 'pending_review') return way[to] ?? null
  return at >= 0 && (to === at + 1 || to < at) ? (way[to] ?? null) : null
}

test('ORDER-22 ORDER-23 steps at random go as a second account of the rules says', () => {
  let steps = 0
  const words: Partial<Record<OrderAction, string>> = { ask_for_changes: 'Larger' }
  const step = fc.record({
    action: fc.constantFrom(...orderActions),
    owner: fc.boolean(),
    pass: fc.integer({ min: 0, max: 10 * 24 * 60 * 60 * 1000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), (walk) => {
      const { id, dueAt } = make()
      let state = { status: 'collecting_content', before: '', due: dueAt, paused: 0 }
      let now = start
      for (const { action, owner, pass } of walk) {
        now += pass
        steps += 1
        vi.setSystemTime(now)
        const to = led(state.status as OrderStatus, state.before, action, owner)
        const tried = () => move(id, action, owner ? client : admin, words[action])
        if (to === null) expect(catchError(tried).status).toBeOneOf([403, 409])
        else {
          tried()
          const due = action === 'unpaused' ? state.due + now - state.paused : state.due
          state = { status: to, before: state.status, due, paused: now }
        }
        const { status, dueAt: due } = read(id)
        expect({ status, due }).toEqual({ status: state.status, due: state.due })
      }
    }),
    { numRuns: runs(100) },
  )
  expect(steps).toBe(100 * runs(100))
}, 180_000)

test('FEEDBACK-01 ORDER-24 the client of an order that is completed gets a mail whose link opens the feedback form', () => {
  const { id } = make({ status: 'reviewing_with_client' })
  move(id, 'completed')
  const written = db.select().from(mail).where(eq(mail.to, buyer.email)).all()
  const [letter] = written.filter(({ template }) => template === 'order-completed')
  expect(letter?.message).toContain(`/orders/${id}/feedback?who=${buyer.id}`)
  // One mail about it, not two.
  expect(written.filter(({ message }) => message.includes(id))).toHaveLength(1)
})
