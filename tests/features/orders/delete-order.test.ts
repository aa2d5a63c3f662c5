import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { makeNotification, noticesOf } from '#tests/fixtures/notifications'
import { makeUnpaid, storePayment } from '#tests/fixtures/payments'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { fileOfConversation, storeConversation } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import {
  conversations,
  fileUses,
  messages,
  notes,
  orders,
  payments,
  storedFiles,
} from '~/db/schema'
import { deleteOrder } from '~/features/orders/delete-order.server'
import { findOrder } from '~/features/orders/find-order.server'
import { files } from '~/platform/files/files.server'

const admin = actorOf(makeUser({ role: 'admin' }))
const client = makeUser({ role: 'client' })

test('ORDER-26 ORDER-27 with an order go its messages, notes, notifications, payments and files', async () => {
  const order = makeUnpaid(client.id)
  const { id, conversationId } = order
  const said = await storeConversation(conversationId, client.id, admin.id)
  storePayment(order)
  makeNotification(client.id, { subject: id, type: 'order_message' })
  for (const one of [actorOf(makeEmployee()), actorOf(client)]) {
    await expect(deleteOrder(one, id)).rejects.toMatchObject({ status: 403 })
  }
  expect(db.select().from(orders).all()).toHaveLength(1)

  await deleteOrder(actorOf(makeEmployee({ manageOrders: true })), id)
  const all = [orders, conversations, messages, notes, fileUses, storedFiles, payments]
  for (const table of all) {
    expect(db.select().from(table).all()).toEqual([])
  }
  expect(noticesOf(client.id)).toEqual([])
  expect(await files.read('attachments', fileOfConversation(said.attachment))).toBeNull()
  expect(catchError(() => findOrder(admin, id)).status).toBe(404)
})

test('USER-19 the order of somebody who was deleted stays, without them', () => {
  const gone = makeUser({ role: 'client' })
  const { id } = makeUnpaid(gone.id)
  db.update(orders).set({ userId: null, createdBy: null }).where(eq(orders.id, id)).run()
  expect(findOrder(admin, id).client).toBe(null)
})
