import { and, eq } from 'drizzle-orm'
import { orderFollowers, orderFormFollowers, orderForms, orders, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { postWords } from '~/features/conversations/post-words.server'
import { happen } from '~/features/events/happen.server'
import { orderEvents } from '~/features/events/kinds/orders'
import type { Order } from '~/features/order-base/order-access.server'
import { orderManagers, peopleOfOrder } from '~/features/order-base/order-people.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { staffAmong } from '~/features/user-access/staff-among.server'
import { webhookOfForm } from '~/features/webhooks/webhook-of-form.server'
import { date } from '~/messages/dates'
import { orderMessages as say } from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { dueFrom } from '~/work/clock'
import { moneyOf } from '~/work/money'

/**
 * Moves an order on that was paid: only forward, and once. In the transaction of what says so.
 *
 * @param at when it was paid, milliseconds UTC
 * @returns whether it moved on: false for one that was paid before, or is gone
 */
export function orderPaid(tx: Tx, orderId: string, at: number): boolean {
  const order = tx
    .update(orders)
    .set({ status: 'collecting_content', paidAt: at })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending_payment')))
    .returning()
    .get()
  if (!order) return false
  beginOrder(tx, order, at)
  return true
}

/**
 * The studio begins with an order: it takes assignee and followers of its form, is due from now on,
 * and what follows is said once. For `orderPaid`, and for an order that costs nothing.
 */
export function beginOrder(tx: Tx, { id, ...placed }: Order, at: number): void {
  const form = formOf(tx, placed.orderFormId)
  const people = staffAmong(tx, [
    form?.assigneeId ?? '',
    form?.autoResponseSenderId ?? '',
    ...(form?.followers ?? []),
  ])
  const assigneeId = people.has(form?.assigneeId ?? '') ? (form?.assigneeId ?? null) : null
  const zone = readSettings(tx).officeZone
  const order = tx
    .update(orders)
    .set({
      assigneeId,
      assignedAt: assigneeId ? at : null,
      collectingContentAt: at,
      // Of a form that is gone nobody knows how long it takes: as long as it was said to.
      dueAt: form
        ? dueFrom(at, { time: form.deliveryTime, unit: form.deliveryUnit }, zone)
        : placed.dueAt + (at - placed.createdAt),
      updatedAt: Date.now(),
    })
    .where(eq(orders.id, id))
    .returning()
    .get()
  for (const userId of form?.followers ?? []) {
    if (!people.has(userId)) continue
    tx.insert(orderFollowers).values({ orderId: id, userId }).onConflictDoNothing().run()
  }
  const { conversationId } = order
  postStatus(tx, { conversationId, senderId: null, text: say.wasPlaced })
  const answer = form?.autoResponse.trim() ?? ''
  if (answer) {
    const named = form?.autoResponseSenderId ?? ''
    // Who was to say it may be gone, or gone from the studio: then whoever works on it says it.
    const senderId = people.has(named) ? named : (assigneeId ?? orderManagers(tx)[0] ?? null)
    postWords(tx, { conversationId, senderId, text: answer, kind: 'auto' })
  }
  sayPlaced(tx, order, { answer, zone })
}

function sayPlaced(tx: Tx, order: Order, { answer, zone }: { answer: string; zone: string }) {
  const people = peopleOfOrder(tx, order)
  const { userId, dueAt } = order
  const price = moneyOf(order)
  const client =
    userId === null
      ? undefined
      : tx
          .select({ name: users.fullName, email: users.email })
          .from(users)
          .where(eq(users.id, userId))
          .get()
  happen(tx, userId === null ? 'system' : { id: userId }, orderEvents.placed, {
    work: order,
    people,
    webhook: price && webhookOfForm(tx, order.orderFormId),
    studio: people.staff.length > 0 ? people.staff : orderManagers(tx),
    client: client ?? null,
    price: priceText(price),
    due: date(dueAt, zone),
    answer,
    details: { status: 'collecting_content' },
  })
}

/** The form of an order as it is now, with who follows its orders; null when it is gone. */
function formOf(tx: Tx, orderFormId: string | null) {
  if (orderFormId === null) return null
  const form = tx.select().from(orderForms).where(eq(orderForms.id, orderFormId)).get()
  if (!form) return null
  const followers = tx
    .select({ id: orderFormFollowers.userId })
    .from(orderFormFollowers)
    .where(eq(orderFormFollowers.orderFormId, orderFormId))
    .all()
    .map(({ id }) => id)
  return { ...form, followers }
}
