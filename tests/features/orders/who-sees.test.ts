import { expect, test } from 'vitest'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeOrderForm, makeOrderType, storeOrderRow } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { join } from '#tests/fixtures/profiles'
import { db } from '~/db/client.server'
import { orderFollowers } from '~/db/schema'
import { listFormChoices, listTypeChoices } from '~/features/orders/list-choices.server'
import { hasOrders, menuCountsOfOrders } from '~/features/orders/menu-orders.server'
import { countOrdersOfCompany, ordersOfCompany } from '~/features/orders/orders-of-company.server'
import {
  orderManagers,
  participantsOfOrder,
} from '~/features/work-item-base/order/participants.server'
import { orderNotesSubject, orderSubject } from '~/features/work-item-base/order/subject.server'
import type { Member } from '~/permissions/vocabulary'

const [admin, manager, employee] = [
  makeUser({ role: 'admin' }),
  makeEmployee({ manageOrders: true }),
  makeEmployee(),
].map(actorOf) as [Member, Member, Member]
const form = makeOrderForm()

test('orders of a company are shown to staff and, of those, to each client their own, the newest first', () => {
  const [owner, member] = [makeUser({ role: 'client', fullName: 'Owen' }), makeUser()]
  const [company, other] = [makeProfile(owner.id), makeProfile(owner.id, 'Else')]
  join(company.id, member.id)
  const put = (userId: string | null, createdAt: number, companyProfileId: string | null) =>
    storeOrderRow(form, owner.id, {
      ...{ userId, createdAt, companyProfileId },
      ...(userId === owner.id && { amount: 500, currency: 'usd' }),
    })
  const first = put(owner.id, 10, company.id)
  const second = put(member.id, 20, company.id)
  const third = put(null, 30, company.id)
  put(owner.id, 40, other.id)
  put(owner.id, 50, null)
  const seen = (actor: Member) => ordersOfCompany(actor, company.id, null).orders
  const ids = (actor: Member) => seen(actor).map(({ id }) => id)
  const cases: [Member, string[]][] = [
    [admin, [third.id, second.id, first.id]],
    [employee, [third.id, second.id, first.id]],
    [actorOf(owner), [first.id]],
    [actorOf(member), [second.id]],
    [actorOf(makeUser()), []],
  ]
  for (const [actor, expected] of cases) {
    expect(ids(actor)).toEqual(expected)
    expect(countOrdersOfCompany(actor, company.id)).toBe(expected.length)
  }
  expect(seen(admin)).toMatchObject([
    { client: null, price: null },
    { client: { id: member.id } },
    {
      ...{ number: first.number, title: first.title, status: 'collecting_content' },
      ...{ price: { amount: 500, currency: 'usd' }, createdAt: 10, client: { name: 'Owen' } },
    },
  ])
})

test('what is counted is counted up to a hundred and one', () => {
  const owner = makeUser({ role: 'client' })
  const company = makeProfile(owner.id)
  for (let n = 0; n < 103; n += 1) {
    storeOrderRow(form, owner.id, { companyProfileId: company.id, createdAt: n })
  }
  expect(countOrdersOfCompany(admin, company.id)).toBe(101)
  const page = ordersOfCompany(admin, company.id, null)
  expect(page.orders.length).toBeLessThan(103)
  expect(page.next).not.toBeNull()
  expect(menuCountsOfOrders(actorOf(owner), '/orders')).toEqual({ '/orders': '100+' })
})

test('the menu counts open orders; unpaid ones for people who manage orders, on the screens of orders alone', () => {
  const client = makeUser({ role: 'client' })
  const assignee = makeEmployee()
  expect([actorOf(client), actorOf(assignee)].map(hasOrders)).toEqual([false, false])
  expect(menuCountsOfOrders(actorOf(client), '/orders')).toEqual({})
  const open = { assigneeId: assignee.id, companyProfileId: null }
  storeOrderRow(form, client.id, open)
  storeOrderRow(form, client.id, { ...open, status: 'completed' })
  storeOrderRow(form, client.id, { status: 'pending_payment', amount: 5, currency: 'usd' })
  expect([actorOf(client), actorOf(assignee), employee].map(hasOrders)).toEqual([true, true, false])
  const at = (path: string) => Object.keys(menuCountsOfOrders(manager, path))
  for (const path of ['/orders', '/orders/pending-payment', '/orders/x']) {
    expect(at(path), path).toEqual(['/orders', '/orders/pending-payment'])
  }
  for (const path of ['/requests', '/ordersx', '/x/orders'])
    expect(at(path), path).toEqual(['/orders'])
  expect(menuCountsOfOrders(manager, '/orders')['/orders/pending-payment']).toBe('1')
  expect(menuCountsOfOrders(actorOf(assignee), '/orders')).toEqual({ '/orders': '1' })
  // Of a client what is unpaid is open too, and is counted there.
  expect(menuCountsOfOrders(actorOf(client), '/orders')).toEqual({ '/orders': '2' })
})

test('UI-08 someone who only follows an order has the row of the menu, as staff and once it is paid', () => {
  const client = makeUser({ role: 'client' })
  const [follower, early, former] = [makeEmployee(), makeEmployee(), makeUser()]
  const unpaid = { status: 'pending_payment', amount: 5, currency: 'usd' } as const
  for (const [{ id: userId }, facts] of [
    [follower, {}],
    [early, unpaid],
    [former, {}],
  ] as const) {
    const { id: orderId = '' } = storeOrderRow(form, client.id, facts)
    db.insert(orderFollowers).values({ orderId, userId }).run()
  }
  expect([follower, early, former].map(actorOf).map(hasOrders)).toEqual([true, false, false])
})

test('GUARD-55 notices, live topics and files of an order are open to staff and its client, its notes to staff alone', () => {
  const [client, owner] = [makeUser({ role: 'client' }), makeUser({ role: 'client' })]
  const company = makeProfile(owner.id)
  const facts = { companyProfileId: company.id, title: 'Boats', number: 77_001 }
  const { id } = storeOrderRow(form, client.id, facts)
  const own = storeOrderRow(form, manager.id)
  const guest = { kind: 'guest', projectId: null } as const
  const may = orderSubject.mayOpen(id)
  expect([admin, employee, actorOf(client), actorOf(owner), guest].map(may)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ])
  const notes = orderNotesSubject.mayOpen(id)
  expect([admin, employee, actorOf(client), guest].map(notes)).toEqual([true, true, false, false])
  expect(orderNotesSubject.mayOpen(own.id)(manager)).toBe(false)
  for (const origin of [orderSubject, orderNotesSubject])
    expect(origin.mayOpen('x')(admin)).toBe(false)

  const names = (actor: Member) => [...orderSubject.namesOf(actor, [id, id, 'x'])]
  for (const actor of [employee, actorOf(client)])
    expect(names(actor)).toEqual([[id, 'Boats (77001)']])
  expect(names(actorOf(owner))).toEqual([])
  expect([...orderSubject.namesOf(admin, [])]).toEqual([])
})

test('the participants of an order: its buyer, its assignee and its followers, as far as they are staff', () => {
  const [client, former] = [makeUser({ role: 'client' }), makeUser()]
  const follower = makeEmployee()
  const order = storeOrderRow(form, client.id, { assigneeId: employee.id })
  for (const { id: userId } of [follower, former]) {
    db.insert(orderFollowers)
      .values({ orderId: order.id ?? '', userId })
      .run()
  }
  const people = participantsOfOrder(db, { ...order, userId: client.id, assigneeId: employee.id })
  expect(people.clients).toEqual([client.id])
  const nobodys = { ...order, userId: null, assigneeId: null }
  expect(participantsOfOrder(db, nobodys)).toMatchObject({ clients: [], staff: [follower.id] })
  expect(people.staff.toSorted()).toEqual([employee.id, follower.id].toSorted())
  expect(orderManagers(db).toSorted()).toEqual([admin.id, manager.id].toSorted())
})

test('ORDER-18 staff narrow a list to any form or type, others to forms they have ordered and still are', () => {
  const type = makeOrderType()
  const sold = makeOrderForm({ name: 'A first one', orderTypeId: type })
  const client = makeUser({ role: 'client' })
  storeOrderRow(sold, client.id)
  storeOrderRow(sold, client.id)
  storeOrderRow(form, client.id, { orderFormId: null, formName: 'Gone' })
  expect(listFormChoices(actorOf(client))).toEqual([{ id: sold.id, name: 'A first one' }])
  for (const actor of [admin, employee]) {
    expect(listFormChoices(actor)[0]).toEqual({ id: sold.id, name: 'A first one' })
    expect(listFormChoices(actor).map(({ id }) => id)).toContain(form.id)
    expect(listTypeChoices(actor).map(({ id }) => id)).toContain(type)
  }
  expect(listTypeChoices(actorOf(client))).toEqual([])
})
