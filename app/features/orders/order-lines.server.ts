import { csvLine } from '~/features/lists/csv'
import type { Place } from '~/features/lists/place'
import { orderColumns, orderMessages } from '~/messages/orders'
import { displayName } from '~/messages/users'
import { priorityNames, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { moneyText } from '~/work/money'
import { type ListedOrder, listOrders } from './list-orders.server'
import type { OrderQuestion } from './orders-of.server'

/** So many rows are read at once, and so many are given at most. */
const batch = 500
const most = 50_000

/** A list of orders as lines of a CSV file, a batch at a time: what its screen shows, all pages. */
export function* orderLines(actor: Member, question: OrderQuestion): Generator<string> {
  yield `\ufeff${csvLine(Object.values(orderColumns))}`
  let place: Place = null
  for (let given = 0; given < most; given += batch) {
    const page = listOrders(actor, { ...question, place, size: batch })
    if (page.orders.length > 0) yield page.orders.map(lineOf).join('')
    if (!page.next) return
    place = { after: page.next }
  }
}

const lineOf = (order: ListedOrder): string =>
  csvLine([
    order.number,
    order.title,
    displayName(order.client?.name),
    order.formName,
    order.productLabel,
    order.price ? moneyText(order.price) : orderMessages.free,
    statusNames[order.status],
    priorityNames[order.priority],
    order.assignee?.name ?? '',
    new Date(order.dueAt).toISOString(),
    order.paidAt === null ? '' : new Date(order.paidAt).toISOString(),
    new Date(order.createdAt).toISOString(),
  ])
