import { requests } from '~/db/schema'
import { type IdempotencyKey, untilDeleted } from '~/features/form-input/idempotency.server'

/** The form of a request counts once, while the request is there. */
export const requestKey = (idempotencyKey: IdempotencyKey | undefined) =>
  untilDeleted(requests, idempotencyKey, ({ id }: { id: string }) => id)
