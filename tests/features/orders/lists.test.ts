import { expect, test } from 'vitest'
import { makeOrderForm, makeOrderType, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { storeConversation } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { notes, orderFollowers } from '~/db/schema'
import {
  countOrderLists,
  countOrders,
  countOrderViews,
} from '~/features/orders/count-orders.server'
import { listFormChoices, listTypeChoices } from '~/features/orders/list-choices.server'
import { listOrders } from '~/features/orders/list-orders.server'
import type { OrderQuestion } from '~/features/orders/order-question'
import { canListOrder } from '~/permissions/orders'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { filtersIn, questionOf } from '~/routes/orders/filters'
import { orderListNames } from '~/shared/order-lists'
import { orderStatuses } from '~/shared/order-statuses'

const admin = actorOf(makeUser({ role: 'admin' }))
const manager = actorOf(makeEmployee({ manageOrders: true }))
const employee = actorOf(makeEmployee())
const other = actorOf(makeEmployee({ manageRequests: true, manageAllRequests: true }))
const [ann, ben] = [makeUser({ role: 'client' }), makeUser()]
const form = makeOrderForm()

const stored = [ann, ben].flatMap((who) =>
  orderStatuses.flatMap((status) =>
    [employee.id, other.id, null].map((assigneeId) =>
      storeOrderRow(form, who.id, {
        status,
        assigneeId,
        ...(status === 'pending_payment' && { amount: 100, currency: 'usd' }),
        ...(status === 'paused' && { statusBeforePause: 'in_progress', pausedAt: 1 }),
      }),
    ),
  ),
)
const followed = new Set(stored.filter((_, index) => index % 5 === 0).map(({ id }) => id))
for (const orderId of followed) {
  db.insert(orderFollowers).values({ orderId, userId: employee.id }).run()
}

const idsOf = (actor: Member, question: OrderQuestion) =>
  new Set(listOrders(actor, { ...question, size: 500 }).orders.map(({ id }) => id))

const listOf = (status: string, actor: Member) =>
  status === 'completed'
    ? 'completed'
    : status === 'pending_payment' && isStaff(actor)
      ? 'pending-payment'
      : 'open'

test.each([
  ['an admin', admin],
  ['who manages orders', manager],
  ['an employee', employee],
  ['another employee', other],
  ['a client', actorOf(ann)],
  ['a user', actorOf(ben)],
])(
  'ORDER-11 ORDER-12 ORDER-15 ORDER-16 ORDER-17 ORDER-18 the lists of %s say what the rule says',
  (_, actor) => {
    for (const list of orderListNames) {
      const expected = stored.filter(({ id, userId, assigneeId, status }) => {
        const follows = actor.id === employee.id && followed.has(id)
        const facts = { userId: userId ?? null, assigneeId: assigneeId ?? null, status, follows }
        const inIt =
          listOf(status, actor) === list ||
          (list === 'pending-payment' && status === 'pending_payment')
        return canListOrder(actor, facts) && inIt
      })
      expect(idsOf(actor, { list }), list).toEqual(new Set(expected.map(({ id }) => id)))
      const n = Math.min(expected.length, 100)
      expect(countOrders(actor, { n: { list } }).n).toBe(n)
      // The menu's, whose statement others with the same rights have asked before.
      expect(countOrderLists(actor, [list])[list]).toBe(n)
    }
  },
)

test('ORDER-17 an employee’s tabs are what is assigned to them and what they follow', () => {
  const mine = listOrders(employee, { list: 'open', tab: 'mine', size: 500 }).orders
  expect(mine.length).toBeGreaterThan(0)
  expect(new Set(mine.map(({ assignee }) => assignee?.id))).toEqual(new Set([employee.id]))
  const following = idsOf(employee, { list: 'open', tab: 'following' })
  expect([...following].every((id) => followed.has(id))).toBe(true)
  expect(following.size).toBeGreaterThan(0)
})

test('ORDER-13 a page has fifteen; the pages after each other are the whole list', () => {
  const seen: string[] = []
  let after: string | null = null
  do {
    const page: ReturnType<typeof listOrders> = listOrders(admin, {
      list: 'open',
      place: after ? { after } : null,
    })
    expect(page.orders.length).toBeLessThanOrEqual(15)
    if (page.next) expect(page.orders).toHaveLength(15)
    seen.push(...page.orders.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(new Set(seen)).toEqual(idsOf(admin, { list: 'open' }))
  expect(new Set(seen).size).toBe(seen.length)
})

test('ORDER-29 a word of a message is found, a word of a note by staff alone', async () => {
  const order = storeOrderRow(form, ann.id, { title: 'Wallpaper for boats' })
  const { conversationId } = order
  await storeConversation(conversationId, ann.id, admin.id)
  const said = { html: '<p>quokka</p>', text: 'quokka', createdAt: 1 }
  db.insert(notes)
    .values({ id: 'planted', conversationId, authorId: admin.id, ...said })
    .run()
  for (const actor of [admin, actorOf(ann)]) {
    expect(idsOf(actor, { list: 'open', search: 'wallpaper' })).toEqual(new Set([order.id]))
    expect(idsOf(actor, { list: 'open', search: `${order.number}` })).toContain(order.id)
    expect(idsOf(actor, { list: 'open', search: 'Hello' })).toEqual(new Set([order.id]))
  }
  for (const search of ['quokka', 'qu']) {
    expect(idsOf(admin, { list: 'open', search })).toEqual(new Set([order.id]))
    expect(idsOf(actorOf(ann), { list: 'open', search })).toEqual(new Set())
  }
})

test('ORDER-29 staff find their own orders by no note', async () => {
  const staff = makeUser({ role: 'admin' })
  const order = storeOrderRow(form, staff.id)
  const { conversationId } = order
  await storeConversation(conversationId, staff.id, admin.id)
  const told = { html: '<p>obelus</p>', text: 'obelus', createdAt: 1 }
  db.insert(notes)
    .values({ id: 'of their own', conversationId, authorId: admin.id, ...told })
    .run()
  for (const search of ['obelus', 'ob']) {
    expect(idsOf(actorOf(staff), { list: 'open', search })).toEqual(new Set())
    expect(idsOf(admin, { list: 'open', search })).toEqual(new Set([order.id]))
  }
})

test('ORDER-18 a list is narrowed to forms, types, statuses, priorities and days', () => {
  const type = makeOrderType()
  const [shop, other] = [makeOrderForm({ orderTypeId: type }), makeOrderForm({})]
  const at = (day: number) => Date.UTC(2031, 4, day)
  const sold = [
    storeOrderRow(shop, ann.id, { dueAt: at(3), priority: 'high', status: 'in_progress' }),
    storeOrderRow(shop, ben.id, { dueAt: at(5), priority: 'low', status: 'escalated' }),
    storeOrderRow(other, ann.id, { dueAt: at(7), priority: 'low', status: 'in_progress' }),
  ]
  const found = (address: string) => {
    const filters = filtersIn(new URLSearchParams(address))
    return sold.flatMap(({ id }, index) =>
      idsOf(admin, questionOf(admin, 'open', filters, 'UTC')).has(id ?? '') ? [index] : [],
    )
  }
  const both = `form=${shop.id}&form=${other.id}`
  expect(found(both)).toEqual([0, 1, 2])
  expect(found(`type=${type}`)).toEqual([0, 1])
  expect(found(`form=${other.id}&type=${type}`)).toEqual([])
  expect(found(`${both}&priority=low`)).toEqual([1, 2])
  expect(found(`${both}&status=escalated&status=paused`)).toEqual([1])
  expect(found(`${both}&from=2031-05-05&until=2031-05-05`)).toEqual([1])
  expect(found(`${both}&client=${encodeURIComponent(ben.fullName)}`)).toContain(1)
  expect(found('type=unknown')).toEqual([])
})

test('saved views count what fits them, in the words of a tab', () => {
  const type = makeOrderType()
  const sold = makeOrderForm({ orderTypeId: type })
  for (const status of ['in_progress', 'escalated', 'completed'] as const) {
    storeOrderRow(sold, ann.id, { status })
  }
  const open = { list: 'open', forms: [sold.id] } as const
  const views = [
    { id: 'of a form', question: open },
    { id: 'of a status', question: { ...open, statuses: ['escalated'] as const } },
    { id: 'of a type', question: { list: 'completed', types: [type] } as const },
    { id: 'of a search', question: { ...open, search: 'anything' } },
  ]
  expect(countOrderViews(admin, views)).toEqual({
    'of a form': '2',
    'of a status': '1',
    'of a type': '1',
  })
})

test('people outside the staff see no types, and only the forms that they ordered', () => {
  const sold = makeOrderForm()
  const client = makeUser({ role: 'client' })
  storeOrderRow(sold, client.id)
  const forms = (actor: Member) => listFormChoices(actor).map(({ id }) => id)
  // One that was called otherwise when they ordered before is offered once, by its newer name.
  const zoe = makeUser({ role: 'client' })
  const renamed = makeOrderForm()
  storeOrderRow(renamed, zoe.id, { formName: 'Old name', createdAt: 1 })
  storeOrderRow(renamed, zoe.id, { formName: 'New name', createdAt: 2 })
  expect(listFormChoices(actorOf(zoe)).map(({ id, name }) => [id, name])).toEqual([
    [renamed.id, 'New name'],
  ])
  expect(forms(actorOf(client))).toEqual([sold.id])
  expect(forms(admin)).toContain(form.id)
  expect(listTypeChoices(actorOf(client))).toEqual([])
})
