import { manySchema, statusSchemaOf } from '~/features/work/work-schema.server'
import { requestActions, requestMoves } from '~/work/request-statuses'

/** A move to another status. */
export const requestStatusSchema = statusSchemaOf(requestActions)

/** What staff do with the checked rows of a list of requests. */
export const manyRequestsSchema = manySchema(
  requestActions.filter((action) => requestMoves[action].who === 'works-on-it'),
)
