import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
import { namedWork } from '~/features/work-items/named-work.server'
import { workSort } from '~/features/work-items/sort-work.server'
import { unreadRows } from '~/features/work-items/unread-rows.server'
import type { Member } from '~/permissions/vocabulary'
import { moneyOf } from '~/shared/money'
import type { OrderQuestion } from './order-question'
import { whereOrders } from './where-orders.server'

const pageSize = 15

const columns = {
  id: orders.id,
  number: orders.number,
  title: orders.title,
  status: orders.status,
  priority: orders.priority,
  urgency: orders.urgency,
  formName: orders.formName,
  productLabel: orders.productLabel,
  userId: orders.userId,
  companyProfileId: orders.companyProfileId,
  assigneeId: orders.assigneeId,
  amount: orders.amount,
  currency: orders.currency,
  paymentFlag: orders.paymentFlag,
  paidAt: orders.paidAt,
  dueAt: orders.dueAt,
  pausedAt: orders.pausedAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  version: orders.version,
  conversationId: orders.conversationId,
}

/** One page of a list of orders as somebody sees it, with the names of the people. */
export function listOrders(
  actor: Member,
  question: OrderQuestion & { place?: PageStart; size?: number },
) {
  const { place, size = pageSize } = question
  const { rows, ...ways } = readPage({
    select: db.select(columns).from(orders).$dynamic(),
    where: whereOrders(actor, question),
    sort: workSort(orders, question.sort || 'due'),
    place,
    size,
  })
  // A file of the list says nothing of what its reader has read.
  const news = unreadRows(actor, question.size ? [] : rows.map((row) => row.conversationId))
  const listed = namedWork(rows).map(({ amount, currency, conversationId, ...row }) => ({
    ...row,
    news: news.has(conversationId),
    price: moneyOf({ amount, currency }),
  }))
  return { orders: listed, ...ways }
}

export type ListedOrder = ReturnType<typeof listOrders>['orders'][number]
