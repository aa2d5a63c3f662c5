import { bulkSchema } from '~/features/work-items/work-schema.server'
import { requestActions, requestMoves } from '~/shared/request-statuses'

/** What staff do with the checked rows of a list of requests. */
export const bulkRequestsSchema = bulkSchema(
  requestActions.filter((action) => requestMoves[action].who === 'works-on-it'),
)
