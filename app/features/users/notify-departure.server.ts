import { and, desc, eq, ne, notInArray, or } from 'drizzle-orm'
import { orders, requests } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderEvents } from '~/features/events/event-types/orders'
import { requestEvents } from '~/features/events/event-types/requests'
import { workEvents } from '~/features/events/event-types/work'
import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { whoAssigns } from '~/features/user-access/who-assigns.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { participantsOfRequest } from '~/features/work-item-base/request/participants.server'
import { listPath } from '~/map/work-path'
import { newId } from '~/platform/ids.server'

/**
 * Newest of each that are announced: others are hardly open anywhere, and somebody may have years of them.
 */
const most = 50

/**
 * Tells those who may assign work that somebody who leaves the studio had open work, by one piece of it:
 * nobody works on it from now on.
 *
 * @param listed the query of the list that has all of it
 */
export function notifyOfOpenWork(tx: Tx, assigneeId: string, listed: Record<string, string>): void {
  const cause = `${assigneeId} ${newId()}`
  const studio = studioNameIn(readSettings(tx))
  const asked = and(eq(requests.assigneeId, assigneeId), ne(requests.status, 'completed'))
  const request = tx.select().from(requests).where(asked).limit(1).get()
  const isOpen = notInArray(orders.status, ['completed', 'pending_payment'])
  const order = tx
    .select()
    .from(orders)
    .where(and(eq(orders.assigneeId, assigneeId), isOpen))
    .limit(1)
    .get()
  for (const [kind, work] of [['request', request] as const, ['order', order] as const]) {
    if (!work) continue
    const assigners = whoAssigns(tx, kind).map(({ id }) => id)
    emit(tx, 'system', workEvents[kind].left, {
      ...{ work, people: { clients: [], staff: [], studio: assigners } },
      ...{ cause, studio, to: listPath(kind, '', {}, listed) },
    })
  }
}

/**
 * Tells pages that show an order of somebody who is about to be deleted, or a request they have asked for: it
 * no longer names them. `unassignRequests` tells the pages of requests they work on.
 */
export function notifyDeparture(tx: Tx, id: string): void {
  const ofOrders = or(eq(orders.userId, id), eq(orders.assigneeId, id))
  const theirs = tx.select().from(orders).where(ofOrders).orderBy(desc(orders.createdAt))
  for (const work of theirs.limit(most).all()) {
    emit(tx, 'system', orderEvents.letGo, { work, people: participantsOfOrder(tx, work) })
  }
  const asked = tx
    .select()
    .from(requests)
    .where(eq(requests.userId, id))
    .orderBy(desc(requests.createdAt))
    .limit(most)
  for (const work of asked.all()) {
    emit(tx, 'system', requestEvents.letGo, { work, people: participantsOfRequest(tx, work) })
  }
}
