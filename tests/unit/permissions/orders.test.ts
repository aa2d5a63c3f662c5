import { expect, test } from 'vitest'
import { cast, managers, staff, whoMay } from '#tests/fixtures/cast'
import {
  canListOrder,
  canManageOrders,
  canSetOrderPriority,
  listOfOrder,
  listsOfOrders,
  orderRelations,
  orderTabs,
} from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'
import { orderStatuses } from '~/shared/order-statuses'

const order = { userId: 'client', assigneeId: 'employee' }
const listed = { ...order, status: 'in_progress', follows: false } as const

test('ORDER-21 ORDER-25 people who manage orders and the assignee work on an order', () => {
  expect(whoMay(canManageOrders)).toEqual(managers)
  const works = ['employee', ...managers]
  expect(whoMay((actor) => canSetOrderPriority(actor, order))).toEqual(works)
  const relation = (name: 'works-on-it' | 'owns-it', facts = order) =>
    whoMay((actor) => orderRelations(actor, facts).includes(name))
  expect(relation('works-on-it')).toEqual(works)
  expect(relation('owns-it')).toEqual(['client'])
  // Who is no employee any more works on nothing.
  expect(relation('works-on-it', { userId: 'client', assigneeId: 'former' })).toEqual(managers)
  const own = { userId: 'manager', assigneeId: 'employee' }
  expect(orderRelations(cast.manager, own)).toEqual(['works-on-it', 'owns-it'])
})

test('ORDER-15 ORDER-17 ORDER-18 people find an order in their lists', () => {
  const find = (facts: Partial<Parameters<typeof canListOrder>[1]> = {}) =>
    whoMay((actor) => canListOrder(actor, { ...listed, ...facts }))
  expect(find()).toEqual(['client', 'employee', ...managers])
  expect(find({ userId: 'user', assigneeId: null })).toEqual(['user', ...managers])
  expect(find({ userId: null, assigneeId: null })).toEqual(managers)
  expect(find({ follows: true })).toEqual(['client', ...staff])
  expect(find({ userId: 'employee', assigneeId: null })).toEqual(managers)
})

test('ORDER-16 what nobody has paid is found by its client and who manages orders', () => {
  const unpaid = { ...listed, status: 'pending_payment', follows: true } as const
  expect(whoMay((actor) => canListOrder(actor, unpaid))).toEqual(['client', ...managers])
  expect(whoMay((actor) => listsOfOrders(actor).includes('pending-payment'))).toEqual(managers)
  expect(listsOfOrders(cast.manager)).toEqual(['open', 'pending-payment', 'completed'])
  for (const actor of [cast.client, cast.employee]) {
    expect(listsOfOrders(actor)).toEqual(['open', 'completed'])
  }
})

test('ORDER-16 ORDER-18 an order stands in a list that its viewer has', () => {
  for (const actor of Object.values(cast)) {
    const lists = listsOfOrders(actor)
    for (const status of orderStatuses) expect(lists).toContain(listOfOrder(actor, status))
    expect(listOfOrder(actor, 'completed')).toBe('completed')
    expect(listOfOrder(actor, 'paused')).toBe('open')
  }
  const waiting = (actor: Actor) => listOfOrder(actor, 'pending_payment') === 'pending-payment'
  expect(whoMay(waiting)).toEqual(managers)
})

test('ORDER-17 ORDER-18 the tabs of staff; nobody else has any', () => {
  const all = ['all', 'unassigned', 'overdue', 'mine', 'following']
  expect([orderTabs(cast.admin), orderTabs(cast.manager)]).toEqual([all, all])
  expect(orderTabs(cast.employee)).toEqual(['mine', 'following', 'overdue'])
  for (const other of [cast.client, cast.former, cast.guest]) expect(orderTabs(other)).toEqual([])
})
