import { orders } from '~/db/schema'
import {
  type IdempotencyKey,
  inScope,
  untilDeleted,
} from '~/features/form-input/idempotency.server'

/**
 * An order's form counts once, anyone who its buyer has become since it was made, and while the order is
 * there.
 */
export const orderKey = (idempotencyKey: IdempotencyKey | undefined) =>
  untilDeleted(orders, inScope('order', idempotencyKey), ({ id }: { id: string }) => id)
