import { orders } from '~/db/schema'
import { countingOf } from '~/features/work/count-work.server'
import { inRow, type OrderQuestion, ordersOf, withinOf } from './orders-of.server'

/** How many orders fit questions, and saved views of them. */
export const { count: countOrders, countViews: countOrderViews } = countingOf<OrderQuestion>({
  table: orders,
  which: ordersOf,
  within: withinOf,
  inRow,
  columns: [orders.orderFormId, orders.priority, orders.status],
})
