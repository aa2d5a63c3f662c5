import { bulkSchema } from '~/features/work/work-schema.server'
import { orderActions, orderMoves } from '~/work/order-statuses'

/** What staff do with the checked rows of a list of orders. */
export const bulkOrdersSchema = bulkSchema(
  orderActions.filter((action) => orderMoves[action].who === 'works-on-it'),
)
