import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import {
  filledIn,
  makeOrderForm,
  makeOrderType,
  makePrice,
  makeTerms,
} from '#tests/fixtures/orders'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { field } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  logHistory,
  mail,
  messages,
  notifications,
  orderFollowers,
  orderFormFollowers,
  orderForms,
  orders,
  payments,
  prices,
  webhookDeliveries,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { formOnSale } from '~/features/orders/form-on-sale.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { movePaidOrder } from '~/features/orders/release-to-team.server'
import { errorText } from '~/messages/errors'
import { dueFrom } from '~/shared/clock'

const row = (id: string) => {
  const found = db.select().from(orders).where(eq(orders.id, id)).get()
  if (!found) throw new Error('no such order')
  return found
}
const messageRows = (id: string) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, row(id).conversationId))
    .orderBy(messages.createdAt, messages.id)
    .all()
const count = () => db.select().from(orders).all().length
const buyer = makeUser({ fullName: 'Ines Marlow' })

function place(form: ReturnType<typeof makeOrderForm>, typed: Record<string, string> = {}) {
  return placeOrder(actorOf(buyer), { orderFormId: form.id, typed: filledIn(form, typed) })
}

test('ORDER-09 an order with a price waits for its payment and keeps what was sold', () => {
  const price = makePrice({ amount: 125_000, currency: 'usd' })
  const terms = makeTerms()
  const form = makeOrderForm({
    priceId: price.id,
    termId: terms.id,
    priority: 'high',
    webhook: 'https://h.example',
  })
  const { id, pays } = place(form, { termVersion: terms.versionId, accept: 'on', amount: '1' })
  expect(pays).toBe(true)
  expect(row(id)).toMatchObject({
    status: 'pending_payment',
    title: 'Saltmarsh Kayaks',
    amount: 125_000,
    currency: 'usd',
    priceId: price.id,
    termVersionId: terms.versionId,
    productLabel: form.productName,
    formName: form.name,
    formVersionId: form.versionId,
    priority: 'high',
    userId: buyer.id,
    createdBy: buyer.id,
    assigneeId: null,
    paidAt: null,
  })
  expect(messageRows(id)).toEqual([])
  const [line] = db.select().from(logHistory).where(eq(logHistory.documentId, id)).all()
  expect(line).toMatchObject({ action: 'created', userId: buyer.id })
  const words = db.select().from(webhookDeliveries).where(eq(webhookDeliveries.ownerId, form.id))
  expect(words.all().map(({ text }) => text)).toEqual([
    `Ines Marlow placed the order Saltmarsh Kayaks (${row(id).number}): ${form.name}`,
  ])
})

const numbers = () =>
  db
    .select()
    .from(orders)
    .orderBy(asc(orders.number))
    .all()
    .map(({ number }) => number)

test('ORDER-10 numbers go on from the highest', () => {
  const form = makeOrderForm()
  const highest = Math.max(0, ...numbers())
  expect(place(form).number).toBe(highest + 1)
  const { id, number } = place(form)
  expect(number).toBe(highest + 2)
  db.delete(orders).where(eq(orders.id, id)).run()
  expect(place(form).number).toBe(highest + 2)
})

test('PAY-10 PAY-11 PAY-12 once paid it has its people, its status message and one answer', () => {
  const [ravi, priya, gone] = [makeEmployee(), makeEmployee(), makeUser()]
  const price = makePrice()
  const form = makeOrderForm({
    priceId: price.id,
    assigneeId: ravi.id,
    autoResponse: 'Thank you.\n\nWe begin tomorrow.',
    autoResponseSenderId: priya.id,
    webhook: 'https://h.example',
    deliveryTime: 3,
    deliveryUnit: 'weeks',
  })
  for (const { id } of [priya, gone]) {
    db.insert(orderFormFollowers).values({ orderFormId: form.id, userId: id }).run()
  }
  const { id } = place(form)
  expect(db.select().from(notifications).where(eq(notifications.subject, id)).all()).toEqual([])
  const at = Date.now() + 5 * 24 * 60 * 60 * 1000
  transaction((tx) => movePaidOrder(tx, id, at))
  transaction((tx) => movePaidOrder(tx, id, at + 1))
  expect(row(id)).toMatchObject({
    status: 'collecting_content',
    paidAt: at,
    collectingContentAt: at,
    assigneeId: ravi.id,
    assignedAt: at,
    dueAt: dueFrom(at, { time: 3, unit: 'weeks' }, 'UTC'),
  })
  const followers = db.select().from(orderFollowers).where(eq(orderFollowers.orderId, id)).all()
  expect(followers.map(({ userId }) => userId)).toEqual([priya.id])
  expect(messageRows(id).map(({ kind, text, senderId }) => [kind, text, senderId])).toEqual([
    ['status_change', 'Order was placed', null],
    ['auto', 'Thank you.\n\nWe begin tomorrow.', priya.id],
  ])
  const told = db.select().from(notifications).where(eq(notifications.subject, id)).all()
  expect(told.map(({ recipientId, type }) => `${recipientId} ${type}`).sort()).toEqual(
    [`${ravi.id} order_created`, `${priya.id} order_created`].sort(),
  )
  const mails = db.select().from(mail).where(eq(mail.to, buyer.email)).all()
  expect(mails.filter(({ subject }) => subject.includes(` ${row(id).number} `))).toHaveLength(1)
  const words = db.select().from(webhookDeliveries).where(eq(webhookDeliveries.ownerId, form.id))
  expect(words.all().map(({ about }) => about)).toEqual([id, id])
})

test('PAY-16 an order of a form without a price is at work at once', () => {
  const admin = makeUser({ role: 'admin' })
  const { id, pays } = place(makeOrderForm())
  expect(pays).toBe(false)
  expect(row(id)).toMatchObject({ status: 'collecting_content', amount: null, paidAt: null })
  expect(messageRows(id).map(({ text }) => text)).toEqual(['Order was placed'])
  expect(db.select().from(payments).where(eq(payments.orderId, id)).all()).toEqual([])
  // Nobody works on it yet: who manages orders hears of it.
  const told = db.select().from(notifications).where(eq(notifications.subject, id)).all()
  expect(told.map(({ recipientId }) => recipientId)).toEqual([admin.id])
})

test('PAY-10 PAY-11 PAY-12 PAY-16 without a price it takes its people and sends its messages at once', () => {
  const [ravi, priya] = [makeEmployee(), makeEmployee()]
  const form = makeOrderForm({
    assigneeId: ravi.id,
    autoResponse: 'Thank you.',
    autoResponseSenderId: priya.id,
  })
  db.insert(orderFormFollowers).values({ orderFormId: form.id, userId: priya.id }).run()
  const { id } = place(form)
  expect(row(id)).toMatchObject({ status: 'collecting_content', assigneeId: ravi.id })
  const followers = db.select().from(orderFollowers).where(eq(orderFollowers.orderId, id)).all()
  expect(followers.map(({ userId }) => userId)).toEqual([priya.id])
  expect(messageRows(id).map(({ text, senderId }) => [text, senderId])).toEqual([
    ['Order was placed', null],
    ['Thank you.', priya.id],
  ])
  // Nothing is left to pay.
  transaction((tx) => movePaidOrder(tx, id, Date.now()))
  expect(messageRows(id)).toHaveLength(2)
})

test('a form that was deleted before the payment: the order goes on without it', () => {
  const form = makeOrderForm({ priceId: makePrice().id })
  const { id } = place(form)
  const { dueAt, createdAt } = row(id)
  db.delete(orderForms).where(eq(orderForms.id, form.id)).run()
  transaction((tx) => movePaidOrder(tx, id, createdAt + 1000))
  expect(row(id)).toMatchObject({ status: 'collecting_content', dueAt: dueAt + 1000 })
})

test('ORDER-03 what is not on sale cannot be ordered', () => {
  const before = count()
  const price = makePrice()
  const archived = makeOrderForm({ priceId: price.id })
  db.update(prices).set({ active: false }).where(eq(prices.id, price.id)).run()
  const unpublished = makeOrderForm({ published: false })
  for (const form of [archived, unpublished, { ...unpublished, id: 'none' }]) {
    expect(catchError(() => place(form))).toMatchObject({ code: 'off-sale', status: 409 })
  }
  expect(count()).toBe(before)
})

test('ORDER-08 TERM-05 a question or the terms left out: refused', () => {
  const before = count()
  const terms = makeTerms()
  const form = makeOrderForm({ termId: terms.id }, [field({ id: 'name' })])
  const wrong: Record<string, string>[] = [{ 'answer-name': ' ', accept: 'on' }, { accept: '' }, {}]
  for (const typed of wrong) {
    const all = { termVersion: terms.versionId, ...typed }
    expect(catchError(() => place(form, all))).toMatchObject({ code: 'answers-refused' })
  }
  expect(count()).toBe(before)
})

test('what changed while it was filled in is looked at again', () => {
  const [terms, price] = [makeTerms(), makePrice()]
  const form = makeOrderForm({ termId: terms.id, priceId: price.id })
  const all = { termVersion: terms.versionId, accept: 'on' }
  const refused = (typed: Record<string, string>) =>
    catchError(() => place(form, { ...all, ...typed })).code
  expect(refused({ formVersion: 'older' })).toBe('form-changed')
  expect(refused({ termVersion: 'older' })).toBe('terms-changed')
  expect(refused({ seenPrice: 'older' })).toBe('price-changed')
})

test('ORDER-07 staff order for a client, who owns it and is told', () => {
  const [ravi, client] = [makeEmployee(), makeUser({ role: 'client' })]
  const form = makeOrderForm({ priceId: makePrice().id })
  const input = { orderFormId: form.id, typed: filledIn(form) }
  const { id } = placeOrder(actorOf(ravi), { ...input, clientId: client.id })
  expect(row(id)).toMatchObject({ userId: client.id, createdBy: ravi.id })
  const told = db.select().from(notifications).where(eq(notifications.subject, id)).all()
  expect(told.map(({ recipientId }) => recipientId)).toEqual([client.id])
  // Their mail says what it costs, asks for it and leads to where it is paid.
  const [asked] = db.select().from(mail).where(eq(mail.to, client.email)).all()
  const { number } = row(id)
  expect(asked?.subject).toBe(`Please pay $480 for order ${number}`)
  expect(asked?.message).toContain(`placed an order for you. It costs $480. Please pay it here:`)
  expect(asked?.message).toContain(`/orders/${id}?view=payment`)
  for (const clientId of [null, makeUser().id, 'nobody']) {
    const error = catchError(() => placeOrder(actorOf(ravi), { ...input, clientId }))
    expect(error).toMatchObject({ code: 'client-unknown' })
    expect(errorText({ ...error, details: error })).toBe('Choose a client for this order.')
  }
  // Nobody else orders in another's name.
  const own = placeOrder(actorOf(buyer), { ...input, clientId: client.id })
  expect(row(own.id).userId).toBe(buyer.id)
})

test('the same form sent again finds the first one’s order, also when its guest has signed in since', () => {
  const form = makeOrderForm()
  const input = { orderFormId: form.id, typed: filledIn(form) }
  const idempotencyKey = { key: 'k1.same', scope: buyer.id }
  const first = placeOrder(actorOf(buyer), { ...input, idempotencyKey })
  const again = placeOrder(actorOf(buyer), {
    ...input,
    idempotencyKey: { ...idempotencyKey, scope: 'x' },
  })
  expect(again).toEqual(first)
})

test('one form sent by two people makes an order for each', () => {
  const form = makeOrderForm()
  const other = makeUser({ fullName: 'Otis Lane' })
  const sent = {
    orderFormId: form.id,
    typed: filledIn(form),
    idempotencyKey: { key: 'k2.same', scope: buyer.id },
  }
  const first = placeOrder(actorOf(buyer), sent)
  const theirs = placeOrder(actorOf(other), sent)
  expect(theirs.id).not.toBe(first.id)
  expect(row(theirs.id).userId).toBe(other.id)
  // Nor does it make the first one’s form count anew.
  expect(placeOrder(actorOf(buyer), sent)).toEqual(first)
})

test('a question for a product offers what is sold under the same order type, and keeps its name', () => {
  const [type, other] = [makeOrderType(), makeOrderType()]
  const ask = [field({ id: 'name' }), field({ id: 'with', kind: 'product' })]
  const form = makeOrderForm({ orderTypeId: type }, ask)
  const beside = makeOrderForm({ orderTypeId: type, productName: 'Launch film' })
  const hidden = makeOrderForm({ orderTypeId: type, published: false })
  const elsewhere = makeOrderForm({ orderTypeId: other })
  const guest = { browser: null, userId: null, address: '127.0.0.1' }
  const sold = formOnSale(guest, { orderFormId: form.id, clientId: null })
  expect(sold?.siblings).toEqual([
    { id: form.id, name: form.productName },
    { id: beside.id, name: 'Launch film' },
  ])
  const { id } = place(form, { 'answer-with': beside.id })
  expect(row(id).answers).toEqual({ name: 'Saltmarsh Kayaks', with: 'Launch film' })
  for (const { id: wrong } of [hidden, elsewhere, { id: 'Launch film' }]) {
    expect(catchError(() => place(form, { 'answer-with': wrong }))).toMatchObject({
      code: 'answers-refused',
    })
  }
})
