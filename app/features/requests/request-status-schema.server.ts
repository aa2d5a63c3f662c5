import { statusSchemaOf } from '~/features/work-items/work-schema.server'
import { requestActions } from '~/shared/request-statuses'

/** A move to another status. */
export const requestStatusSchema = statusSchemaOf(requestActions)
