import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { noticesOf } from '#tests/fixtures/notifications'
import { filledIn, makeOrderForm, makePrice } from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { orderFormFollowers, orders, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { movePaidOrder } from '~/features/orders/release-to-team.server'
import { followersOfOrder } from '~/features/work-item-base/order/participants.server'
import { assignWork } from '~/features/work-items/assign-work.server'
import { setFollowers } from '~/features/work-items/set-followers.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const buyer = actorOf(makeUser())
const read = (id: string) => db.select().from(orders).where(eq(orders.id, id)).get()

/** An order that waits for its payment, of a form with people of its own. */
function placed() {
  const [ravi, priya, noor] = [makeEmployee(), makeEmployee(), makeEmployee()]
  const form = makeOrderForm({ priceId: makePrice().id, assigneeId: ravi.id })
  db.insert(orderFormFollowers).values({ orderFormId: form.id, userId: ravi.id }).run()
  const { id } = placeOrder(buyer, { orderFormId: form.id, typed: filledIn(form) })
  const work = { kind: 'order', id } as const
  return { id, ravi, priya, noor, at: (version: number) => ({ work, version }) }
}

const pay = (id: string, at = Date.now()) => transaction((tx) => movePaidOrder(tx, id, at))

test('a form about its people that was made before the payment overwrites nothing', () => {
  const { id, ravi, priya, at } = placed()
  pay(id)
  expect(catchError(() => assignWork(admin, { ...at(1), assigneeId: priya.id }))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { status: 'collecting_content', assignee: ravi.id, version: 2 },
  })
  expect(catchError(() => setFollowers(admin, { ...at(1), followers: [] })).code).toBe('stale')
  expect(read(id)?.assigneeId).toBe(ravi.id)
  expect(followersOfOrder(db, id)).toEqual([ravi.id])
  assignWork(admin, { ...at(2), assigneeId: priya.id })
  expect(read(id)?.assigneeId).toBe(priya.id)
})

test('PAY-10 whom somebody chose while it waited for its payment stays, and hears of it', () => {
  const { id, ravi, priya, noor, at } = placed()
  assignWork(admin, { ...at(1), assigneeId: priya.id })
  setFollowers(admin, { ...at(2), followers: [noor.id] })
  const assignedAt = read(id)?.assignedAt
  pay(id, Date.now() + 60_000)
  expect(read(id)).toMatchObject({ assigneeId: priya.id, assignedAt, version: 4 })
  // Who follows the orders of its form comes to them.
  expect(followersOfOrder(db, id).sort()).toEqual([noor.id, ravi.id].sort())
  for (const { id: person } of [priya, noor, ravi]) {
    expect(noticesOf(person).map(({ type }) => type)).toContain('order_created')
  }
})

test('a chosen assignee who has left the studio gives way to the one that the form names', () => {
  const { id, ravi, priya, at } = placed()
  assignWork(admin, { ...at(1), assigneeId: priya.id })
  db.update(users).set({ organization: false }).where(eq(users.id, priya.id)).run()
  pay(id)
  expect(read(id)?.assigneeId).toBe(ravi.id)
})
