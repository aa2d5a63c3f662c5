import { and, eq } from 'drizzle-orm'
import { orderFollowers, orderFormFollowers, orderForms, orders, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { postStatus } from '~/features/conversations/post-status.server'
import { postText } from '~/features/conversations/post-text.server'
import { emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { readSettings } from '~/features/settings/general-settings.server'
import { timeZoneOf } from '~/features/settings/time-zone.server'
import { staffAmong } from '~/features/user-access/staff-among.server'
import { webhookOfForm } from '~/features/webhooks/find-webhook.server'
import { type Order, saveOrder } from '~/features/work-item-base/order/access.server'
import {
  orderManagers,
  participantsOfOrder,
} from '~/features/work-item-base/order/participants.server'
import { clockOf, date } from '~/messages/dates'
import { orderMessages as say } from '~/messages/orders'
import { priceText } from '~/messages/price-text'
import { dueFrom } from '~/shared/clock'
import { moneyOf } from '~/shared/money'

/**
 * Moves an order on that was paid: only forward, and once. In the transaction of what says so.
 *
 * @param at when it was paid, milliseconds UTC
 */
export function movePaidOrder(tx: Tx, orderId: string, at: number): void {
  const waits = and(eq(orders.id, orderId), eq(orders.status, 'pending_payment'))
  const order = tx.select().from(orders).where(waits).get()
  if (order) releaseToTeam(tx, order, at)
}

/**
 * Hands an order to the studio once it is paid, or is free: it takes the followers of its form, and the
 * assignee if nobody has chosen one; it is due from now on, and its event is emitted once.
 */
export function releaseToTeam(tx: Tx, placed: Order, at: number): void {
  const { id, conversationId } = placed
  const form = formOf(tx, placed.orderFormId)
  const people = staffAmong(tx, [
    placed.assigneeId ?? '',
    form?.assigneeId ?? '',
    form?.autoResponseSenderId ?? '',
    ...(form?.followers ?? []),
  ])
  const working = [placed.assigneeId, form?.assigneeId]
  const assigneeId = working.find((person) => person && people.has(person)) ?? null
  const zone = readSettings(tx).officeZone
  const change = {
    status: 'collecting_content',
    paidAt: placed.amount === null ? null : at,
    assigneeId,
    assignedAt: assigneeId && assigneeId !== placed.assigneeId ? at : placed.assignedAt,
    collectingContentAt: at,
    // If the form is gone, nobody knows how long the work takes: the time that was promised stays.
    dueAt: form
      ? dueFrom(at, { time: form.deliveryTime, unit: form.deliveryUnit }, zone)
      : placed.dueAt + (at - placed.createdAt),
  } as const
  saveOrder(tx, placed, change)
  for (const userId of form?.followers ?? []) {
    if (!people.has(userId)) continue
    tx.insert(orderFollowers).values({ orderId: id, userId }).onConflictDoNothing().run()
  }
  postStatus(tx, { conversationId, senderId: null, text: say.wasPlaced })
  const answer = form?.autoResponse.trim() ?? ''
  if (answer) {
    const named = form?.autoResponseSenderId ?? ''
    // The person who was to say so may have left the studio: then the assignee is named.
    const senderId = people.has(named) ? named : (assigneeId ?? orderManagers(tx)[0] ?? null)
    postText(tx, { conversationId, senderId, text: answer, kind: 'auto' })
  }
  sayHandedOver(tx, { ...placed, ...change }, answer)
}

function sayHandedOver(tx: Tx, order: Order, answer: string) {
  const people = participantsOfOrder(tx, order)
  const { userId, dueAt } = order
  const price = moneyOf(order)
  const client =
    userId === null ? undefined : tx.select().from(users).where(eq(users.id, userId)).get()
  // The buyer has done it, also where the provider says so: the studio hears who ordered, they do not.
  emit(tx, userId === null ? 'system' : { id: userId }, orderEvents.handedToStudio, {
    work: order,
    people,
    webhook: price && webhookOfForm(tx, order.orderFormId),
    client: client ? { name: client.fullName, email: client.email } : null,
    price: priceText(price),
    due: date(dueAt, clockOf(timeZoneOf(client ?? null, tx))),
    answer,
    details: { status: 'collecting_content' },
  })
}

/** The form of an order as it is now, with the followers of its orders; null when it is gone. */
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
