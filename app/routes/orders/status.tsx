import { changeOrderStatus } from '~/features/orders/change-status.server'
import { findOrder } from '~/features/orders/find-order.server'
import { orderStatusSchema } from '~/features/orders/order-status-schema.server'
import { statusAction, statusLoader } from '~/routes/work/status.server'

export { StatusDialog as default, statusMeta as meta } from '~/routes/work/status-dialog'

export const loader = statusLoader('order', findOrder)
export const action = statusAction('order', orderStatusSchema, findOrder, (actor, id, asked) =>
  changeOrderStatus(actor, { orderId: id, ...asked }),
)
