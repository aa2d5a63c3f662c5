import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { mailsTo, noticesOf } from '#tests/fixtures/notifications'
import { filledIn, makeOrderForm, storeOrderRow } from '#tests/fixtures/orders'
import { makeUnpaid } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { historyOf } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import {
  drafts,
  generalSettings,
  logHistory,
  messages,
  orderFollowers,
  orderFormFollowers,
  orders,
  users,
  webhookDeliveries,
} from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { orderDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { changeOrderStatus } from '~/features/orders/change-status.server'
import { deleteOrder } from '~/features/orders/delete-order.server'
import { placeOrder } from '~/features/orders/place-order.server'
import { movePaidOrder } from '~/features/orders/release-to-team.server'
import { saveOrderDraft } from '~/features/orders/save-order-draft.server'
import { followersOfOrder } from '~/features/work-item-base/order/participants.server'
import { newId, newToken, tokenHash } from '~/platform/ids.server'

const day = 24 * 60 * 60 * 1000
const admin = actorOf(makeUser({ role: 'admin' }))
const buyer = makeUser({ role: 'client', fullName: 'Ines Marlow' })
const read = (id: string) => {
  const found = db.select().from(orders).where(eq(orders.id, id)).get()
  if (!found) throw new Error('no such order')
  return found
}
const pay = (id: string, at: number) => transaction((tx) => movePaidOrder(tx, id, at))
const saidIn = ({ conversationId }: { conversationId: string }) =>
  db
    .select({ kind: messages.kind, text: messages.text })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .all()

test('PAY-11 PAY-12 the mail about a paid order has its price, its day by the clock of the office, and the answer', () => {
  db.insert(generalSettings).values({ key: 'officeZone', value: 'Pacific/Auckland' }).run()
  const form = { deliveryTime: 1, deliveryUnit: 'days', autoResponse: ' We begin now. ' } as const
  const order = makeUnpaid(buyer.id, {}, form)
  // Evening in UTC is the morning of the next day there.
  pay(order.id, Date.UTC(2031, 4, 5, 20))
  const [letter] = mailsTo(buyer.email).filter(({ message }) => message.includes(order.id))
  for (const words of ['$480', 'May 7, 2031', 'We begin now.', 'Ines Marlow']) {
    expect(letter?.message).toContain(words)
  }
  expect(saidIn(order)).toMatchObject([{}, { kind: 'auto', text: 'We begin now.' }])
  expect(read(order.id).dueAt).toBe(Date.UTC(2031, 4, 6, 20))
  db.delete(generalSettings).run()
})

test('an order whose buyer was deleted meanwhile goes on; the studio hears of it', () => {
  const order = makeUnpaid(buyer.id, { userId: null })
  const before = noticesOf(admin.id).length
  pay(order.id, 5)
  expect(read(order.id)).toMatchObject({ status: 'collecting_content', paidAt: 5 })
  expect(noticesOf(admin.id)).toHaveLength(before + 1)
  expect(saidIn(order)).toMatchObject([{ kind: 'status_change' }])
  pay('none', 5)
})

test('a follower is not added a second time; a person who left the studio is not asked to work on it', () => {
  const [follower, gone] = [makeEmployee(), makeUser()]
  const order = makeUnpaid(buyer.id, {}, { assigneeId: gone.id, autoResponse: '  ' })
  for (const { id: userId } of [follower, gone]) {
    db.insert(orderFormFollowers)
      .values({ orderFormId: order.orderFormId ?? '', userId })
      .run()
  }
  db.insert(orderFollowers).values({ orderId: order.id, userId: follower.id }).run()
  pay(order.id, 9)
  expect(followersOfOrder(db, order.id)).toEqual([follower.id])
  expect(read(order.id)).toMatchObject({ assigneeId: null, assignedAt: null })
  expect(saidIn(order)).toHaveLength(1)
  // Somebody follows it: whoever manages orders need not be told.
  expect(noticesOf(follower.id).filter(({ subject }) => subject === order.id)).toHaveLength(1)
  expect(noticesOf(admin.id).filter(({ subject }) => subject === order.id)).toEqual([])
})

test('FORM-06 the webhook hears of an order once, and of one that is paid once more', () => {
  const of = (form: { id: string }) =>
    db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.ownerId, form.id))
      .all()
      .map(({ text }) => text)
  const free = makeOrderForm({ webhook: 'https://h.example' })
  placeOrder(actorOf(buyer), { orderFormId: free.id, typed: filledIn(free) })
  expect(of(free)).toHaveLength(1)
  const order = makeUnpaid(buyer.id, {}, { webhook: 'https://h.example' })
  pay(order.id, 9)
  expect(of({ id: order.orderFormId ?? '' })).toHaveLength(1)
})

test('what the client wants changed takes its draft along, once however often it is sent', async () => {
  const order = storeOrderRow(makeOrderForm(), buyer.id, { status: 'pending_review' })
  const id = order.id ?? ''
  const draftKey = `changes:${order.conversationId}`
  const draft = await saveDraft(buyer, { draftKey, values: { text: 'Larger' } })
  const change = {
    ...({ orderId: id, action: 'ask_for_changes', version: 1, message: 'Larger' } as const),
    ...{ draftId: draft.id, idempotencyKey: { key: 'k.asked', scope: buyer.id } },
  }
  changeOrderStatus(actorOf(buyer), change)
  changeOrderStatus(actorOf(buyer), change)
  expect(read(id)).toMatchObject({ status: 'in_progress', version: 2 })
  expect(findDraft(db, buyer, draftKey)).toBeNull()
  expect(saidIn(order)).toHaveLength(2)
  expect(historyOf(id)).toHaveLength(1)
  for (const message of [undefined, ' \n ']) {
    const other = storeOrderRow(makeOrderForm(), buyer.id, { status: 'pending_review' })
    const asked = { ...change, orderId: other.id ?? '', idempotencyKey: undefined, message }
    expect(catchError(() => changeOrderStatus(actorOf(buyer), asked))).toMatchObject({
      ...{ code: 'message-empty', status: 400, field: 'message' },
    })
  }
  // Nobody is asked what they think of an order whose buyer is gone.
  const shown = { status: 'reviewing_with_client', userId: null } as const
  const alone = storeOrderRow(makeOrderForm(), buyer.id, shown).id ?? ''
  changeOrderStatus(admin, { orderId: alone, action: 'completed', version: 1 })
  expect(read(alone).status).toBe('completed')
})

test('HIST-01 the history keeps what a deleted order was, and a move from where to where', async () => {
  const { id, number, title } = storeOrderRow(makeOrderForm(), buyer.id)
  const orderId = id ?? ''
  changeOrderStatus(admin, { orderId, action: 'progress', version: 1 })
  await deleteOrder(admin, orderId)
  const rows = db.select().from(logHistory).where(eq(logHistory.documentId, orderId)).all()
  const kept = rows.map(({ details }) => details)
  expect(kept).toContainEqual({ from: 'collecting_content', to: 'in_progress' })
  expect(kept).toContainEqual({ number, title })
})

test('orders that nobody goes on with are taken away: of guests after two days, of others after ninety', async () => {
  const form = makeOrderForm()
  const keep = async (userId: string | null) => {
    await saveOrderDraft(
      { browser: tokenHash(newToken()), userId, address: '192.0.2.77' },
      { orderFormId: form.id, values: { 'answer-name': 'Words' } },
    )
  }
  const person = makeUser()
  await keep(null)
  await keep(person.id)
  const left = () =>
    db
      .select()
      .from(drafts)
      .where(eq(drafts.draftKey, orderDraftKey(form.id)))
      .all()
      .map(({ userId }) => userId)
  const hour = day / 24
  expect(await tidyDrafts(Date.now() + 2 * day - hour)).toBe(false)
  expect(left()).toHaveLength(2)
  await tidyDrafts(Date.now() + 2 * day + hour)
  expect(left()).toEqual([person.id])
  await tidyDrafts(Date.now() + 90 * day - hour)
  expect(left()).toEqual([person.id])
  await tidyDrafts(Date.now() + 90 * day + hour)
  expect(left()).toEqual([])
  for (let n = 0; n < 51; n += 1) {
    const at = { browser: newToken(), draftKey: orderDraftKey(form.id), values: {}, savedAt: 1 }
    db.insert(drafts)
      .values({ id: newId(), ...at })
      .run()
  }
  expect([await tidyDrafts(), await tidyDrafts()]).toEqual([true, false])
})

test('USER-19 an order is kept in nobody’s name when its buyer’s account goes', () => {
  const gone = makeUser({ role: 'client' })
  const { id } = storeOrderRow(makeOrderForm(), gone.id)
  db.delete(users).where(eq(users.id, gone.id)).run()
  expect(read(id ?? '')).toMatchObject({ userId: null, createdBy: null })
})
