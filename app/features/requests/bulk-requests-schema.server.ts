import { bulkSchema } from '~/features/work/work-schema.server'
import { requestActions, requestMoves } from '~/work/request-statuses'

/** What staff do with the checked rows of a list of requests. */
export const bulkRequestsSchema = bulkSchema(
  requestActions.filter((action) => requestMoves[action].who === 'works-on-it'),
)
