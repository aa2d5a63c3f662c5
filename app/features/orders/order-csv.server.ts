import { writeCsv } from '~/features/work-items/write-csv.server'
import { orderColumns } from '~/messages/orders'
import { displayName } from '~/messages/users'
import { priorityNames, statusNames } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { majorOf } from '~/shared/money'
import { type ListedOrder, listOrders } from './list-orders.server'
import type { OrderQuestion } from './order-question'

/** A list of orders as lines of a CSV file, see `writeCsv`. */
export const orderCsv = (actor: Member, question: OrderQuestion): Generator<string> =>
  writeCsv(
    Object.values(orderColumns),
    (place, size) => {
      const { orders: rows, next } = listOrders(actor, { ...question, place, size })
      return { rows, next }
    },
    cellsOf,
  )

const cellsOf = (order: ListedOrder) => [
  order.number,
  order.title,
  displayName(order.client?.name),
  order.company ?? '',
  order.formName,
  order.productLabel,
  order.price ? majorOf(order.price) : 0,
  order.price?.currency.toUpperCase() ?? '',
  statusNames[order.status],
  priorityNames[order.priority],
  order.assignee?.name ?? '',
  new Date(order.dueAt).toISOString(),
  order.paidAt === null ? '' : new Date(order.paidAt).toISOString(),
  new Date(order.createdAt).toISOString(),
]
