import { orders } from '~/db/schema'
import { countingOf } from '~/features/work-items/count-work.server'
import { inRow, withinOf } from './order-conditions.server'
import type { OrderQuestion } from './order-question'
import { whereOrders } from './where-orders.server'

/** How many orders fit questions, and saved views of them. */
export const {
  count: countOrders,
  countLists: countOrderLists,
  countViews: countOrderViews,
} = countingOf<OrderQuestion>({
  table: orders,
  where: whereOrders,
  within: withinOf,
  inRow,
  columns: [orders.orderFormId, orders.priority, orders.status],
})
