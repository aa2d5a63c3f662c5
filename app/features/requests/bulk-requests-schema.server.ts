import { bulkSchema } from '~/features/work-items/work-schema.server'
import { requestActions, requestMoves } from '~/shared/request-statuses'

/** Actions of staff on the checked rows of a list of requests. */
export const bulkRequestsSchema = bulkSchema(
  requestActions.filter((action) => requestMoves[action].who === 'works-on-it'),
)
