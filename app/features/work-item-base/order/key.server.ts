import { orders } from '~/db/schema'
import {
  type IdempotencyKey,
  inScope,
  untilDeleted,
} from '~/features/form-input/idempotency.server'

/** An order's form counts once, whatever role its buyer has got since, and while the order exists. */
export const orderKey = (idempotencyKey: IdempotencyKey | undefined) =>
  untilDeleted(orders, inScope('order', idempotencyKey), ({ id }: { id: string }) => id)
