import { statusSchemaOf } from '~/features/work/work-schema.server'
import { requestActions } from '~/work/request-statuses'

/** A move to another status. */
export const requestStatusSchema = statusSchemaOf(requestActions)
