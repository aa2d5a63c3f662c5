import { statusSchemaOf } from '~/features/work/work-schema.server'
import { orderActions } from '~/work/order-statuses'

/** A move to another status. */
export const orderStatusSchema = statusSchemaOf(orderActions)
