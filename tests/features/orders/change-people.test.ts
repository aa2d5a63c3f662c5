import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { noticesOf } from '#tests/fixtures/notifications'
import { makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { logHistory, orders } from '~/db/schema'
import { bulkOrdersSchema } from '~/features/orders/bulk-orders-schema.server'
import { changeOrders } from '~/features/orders/change-orders.server'
import { deleteOrder } from '~/features/orders/delete-order.server'
import { followersOfOrder } from '~/features/work-item-base/order/participants.server'
import { assignWork } from '~/features/work-items/assign-work.server'
import { bulkDelete } from '~/features/work-items/bulk-change.server'
import { setFollowers } from '~/features/work-items/set-followers.server'
import { setPriority } from '~/features/work-items/set-priority.server'
import {
  assignSchema,
  followersSchema,
  prioritySchema,
  statusSchemaOf,
} from '~/features/work-items/work-schema.server'
import { orderActions } from '~/shared/order-statuses'

const admin = actorOf(makeUser({ role: 'admin' }))
const manager = actorOf(makeEmployee({ manageOrders: true }))
const makerRow = makeEmployee({ fullName: 'Elif Varga' })
const maker = actorOf(makerRow)
const other = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
const client = actorOf(makeUser({ role: 'client' }))
const form = makeOrderForm()
const make = (given: Parameters<typeof storeOrderRow>[2] = {}) =>
  storeOrderRow(form, client.id, given).id
const read = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get()
const at = (id: string, version = 1) => ({ work: { kind: 'order', id } as const, version })
const said = (id: string) =>
  db
    .select({ action: logHistory.action, details: logHistory.details })
    .from(logHistory)
    .where(eq(logHistory.documentId, id))
    .orderBy(logHistory.createdAt, logHistory.id)
    .all()

test('people who manage orders assign them to staff; the assignee hears of it, once', () => {
  const id = make()
  const before = Date.now()
  assignWork(manager, { ...at(id), assigneeId: makerRow.id })
  expect(read(id)).toMatchObject({ assigneeId: makerRow.id, version: 2 })
  expect(read(id)?.assignedAt).toBeGreaterThanOrEqual(before)
  expect(noticesOf(makerRow.id)).toMatchObject([{ subject: id, type: 'order_assigned' }])
  // The same again changes nothing, and is no news.
  assignWork(manager, { ...at(id, 2), assigneeId: makerRow.id })
  expect([read(id)?.version, noticesOf(makerRow.id).length, said(id).length]).toEqual([2, 1, 1])
  const { assignedAt } = read(id) ?? {}
  assignWork(manager, { ...at(id, 2), assigneeId: null })
  expect(read(id)).toMatchObject({ assigneeId: null, assignedAt, version: 3 })
  expect(said(id).map(({ details }) => details)).toMatchObject([
    { assignee: [null, 'Elif Varga'] },
    { assignee: ['Elif Varga', null] },
  ])
  // Who gets it once more hears of it once more.
  assignWork(manager, { ...at(id, 3), assigneeId: makerRow.id })
  assignWork(manager, { ...at(id, 4), assigneeId: null })
  expect(said(id).map(({ action }) => action)).toEqual([
    ...['assigned', 'unassigned', 'assigned', 'unassigned'],
  ])
  expect(noticesOf(makerRow.id)).toHaveLength(2)
  for (const assigneeId of [client.id, 'none']) {
    expect(catchError(() => assignWork(admin, { ...at(id, 5), assigneeId }))).toMatchObject({
      ...{ code: 'not-staff', status: 400, field: 'assignee' },
    })
  }
  for (const actor of [maker, other, client]) {
    expect(catchError(() => assignWork(actor, { ...at(id, 5), assigneeId: actor.id })).status).toBe(
      403,
    )
    expect(catchError(() => setFollowers(actor, { ...at(id, 5), followers: [] })).status).toBe(403)
  }
  expect(read(id)).toMatchObject({ assigneeId: null, version: 5 })
})

test('followers are those that were said, each once, and nobody else; a late form overwrites nothing', () => {
  const id = make()
  setFollowers(manager, { ...at(id), followers: [maker.id, other.id, maker.id] })
  expect(followersOfOrder(db, id).toSorted()).toEqual([maker.id, other.id].toSorted())
  expect(read(id)?.version).toBe(2)
  expect(catchError(() => setFollowers(manager, { ...at(id), followers: [] }))).toMatchObject({
    ...{ code: 'stale', status: 409 },
    stored: { followers: expect.arrayContaining([maker.id]), priority: 'medium', assignee: null },
  })
  setFollowers(manager, { ...at(id, 2), followers: [other.id] })
  expect(followersOfOrder(db, id)).toEqual([other.id])
  expect(said(id)[1]?.details).toMatchObject({ followers: [expect.any(Array), [other.id]] })
  const wrong = () => setFollowers(manager, { ...at(id, 3), followers: [client.id] })
  expect(catchError(wrong)).toMatchObject({ code: 'not-staff', field: 'followers' })
  expect(followersOfOrder(db, id)).toEqual([other.id])
})

test('people who manage orders, and the assignee, set the priority', () => {
  const id = make({ assigneeId: maker.id })
  setPriority(maker, { ...at(id), priority: 'high' })
  setPriority(manager, { ...at(id, 2), priority: 'low' })
  setPriority(manager, { ...at(id, 3), priority: 'low' })
  expect(read(id)).toMatchObject({ priority: 'low', version: 3 })
  expect(said(id).map(({ details }) => details)).toMatchObject([
    { from: 'medium', to: 'high' },
    { from: 'high', to: 'low' },
  ])
  for (const actor of [other, client]) {
    expect(catchError(() => setPriority(actor, { ...at(id, 3), priority: 'high' })).status).toBe(
      403,
    )
  }
})

test('many at once: each is changed wholly or not at all, and says why', async () => {
  const [one, two] = [make(), make()]
  const chosen = [
    { id: one, version: 1 },
    { id: two, version: 4 },
    { id: 'none', version: 1 },
  ]
  const failed = changeOrders(admin, chosen, { priority: 'high', action: 'unpaused' })
  expect(failed.map(({ id }) => id)).toEqual([one, two, 'none'])
  expect(failed.every(({ why }) => why.endsWith('Nothing else was changed here.'))).toBe(true)
  const [alone] = changeOrders(admin, chosen, { action: 'unpaused' })
  expect(alone?.why).toBe('“Resume” is not possible while the status is “Collecting content”.')
  expect(read(one)).toMatchObject({ priority: 'medium', version: 1 })
  const change = { priority: 'high', assigneeId: maker.id, action: 'progress' } as const
  expect(changeOrders(admin, chosen, change).map(({ id }) => id)).toEqual([two, 'none'])
  expect(read(one)).toMatchObject({
    ...{ priority: 'high', assigneeId: maker.id, status: 'in_progress', version: 4 },
  })
  expect(read(two)).toMatchObject({ priority: 'medium', version: 1 })
  // To nobody is a change too; what is left out stays.
  expect(changeOrders(admin, [{ id: one, version: 4 }], { assigneeId: null })).toEqual([])
  expect(read(one)).toMatchObject({ assigneeId: null, priority: 'high', status: 'in_progress' })
  expect(changeOrders(admin, [{ id: one, version: 5 }], {})).toEqual([])
  expect(read(one)?.version).toBe(5)
  const gone = await bulkDelete(chosen, (id) => deleteOrder(admin, id))
  expect(gone.map(({ id }) => id)).toEqual(['none'])
  expect([read(one), read(two)]).toEqual([undefined, undefined])
  const broken = bulkDelete([{ id: one, version: 1 }], () => Promise.reject(new Error('disk')))
  await expect(broken).rejects.toThrow('disk')
})

test('what the forms about an order hold', () => {
  const version = '3'
  expect(assignSchema.parse({ assignee: '', version })).toEqual({ assignee: null, version: 3 })
  expect(assignSchema.parse({ version })).toEqual({ assignee: null, version: 3 })
  expect(assignSchema.parse({ assignee: 'a', version })).toEqual({ assignee: 'a', version: 3 })
  expect(followersSchema.parse({ version })).toEqual({ followers: [], version: 3 })
  expect(followersSchema.safeParse({ followers: Array(101).fill('a'), version }).success).toBe(
    false,
  )
  expect(prioritySchema.safeParse({ priority: 'urgent', version }).success).toBe(false)
  const orderStatusSchema = statusSchemaOf(orderActions)
  expect(orderStatusSchema.safeParse({ action: 'pay', version }).success).toBe(false)
  expect(orderStatusSchema.parse({ action: 'approve', version })).toMatchObject({ version: 3 })
  const many = (form: object) => bulkOrdersSchema.safeParse(form)
  expect(many({ row: ['a-1:2', 'b:30'], assignee: '' }).data).toEqual({
    row: [
      { id: 'a-1', version: 2 },
      { id: 'b', version: 30 },
    ],
    ...{ assignee: '', do: 'change' },
  })
  expect(many({}).data).toEqual({ row: [], do: 'change' })
  for (const row of ['a', 'a:', ':1', 'a:x', 'a b:1', 'x a:1', 'a:1 ', 'a:1234567890']) {
    expect(many({ row: [row] }).success, row).toBe(false)
  }
  expect(many({ row: Array(101).fill('a:1') }).success).toBe(false)
  // Clients answer in a form of their own.
  for (const action of ['approve', 'ask_for_changes']) expect(many({ action }).success).toBe(false)
  expect(many({ action: 'progress', do: 'delete' }).success).toBe(true)
})
