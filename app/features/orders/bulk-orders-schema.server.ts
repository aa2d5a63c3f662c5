import { bulkSchema } from '~/features/work-items/work-schema.server'
import { orderActions, orderMoves } from '~/shared/order-statuses'

/** Actions of staff on the checked rows of a list of orders. */
export const bulkOrdersSchema = bulkSchema(
  orderActions.filter((action) => orderMoves[action].who === 'works-on-it'),
)
