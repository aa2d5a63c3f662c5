import { statusSchemaOf } from '~/features/work-items/work-schema.server'
import { orderActions } from '~/shared/order-statuses'

/** A move to another status. */
export const orderStatusSchema = statusSchemaOf(orderActions)
