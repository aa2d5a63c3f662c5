import { requestPins } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { requestPinEvents } from '~/features/events/event-types/request-pins'
import type { Actor } from '~/permissions/vocabulary'
import type { Pin } from '~/shared/pin-param'

/** Keeps the place that a new request is about, as `readPin` gave it; the open editor marks it. */
export function storePin(tx: Tx, actor: Actor, requestId: string, pin: Pin): void {
  tx.insert(requestPins)
    .values({ requestId, ...pin })
    .run()
  emit(tx, actor, requestPinEvents.pinned, { subjectId: requestId, projectId: pin.projectId })
}
