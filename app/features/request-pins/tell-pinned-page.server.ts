import { eq } from 'drizzle-orm'
import { requestPins } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { requestPinEvents } from '~/features/events/event-types/request-pins'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Tells open editors of the page that a request is about: its mark may come or go. Before the request
 * is deleted.
 */
export function tellPinnedPage(tx: Tx, actor: Actor, requestId: string): void {
  const pin = tx
    .select({ projectId: requestPins.projectId })
    .from(requestPins)
    .where(eq(requestPins.requestId, requestId))
    .get()
  if (pin) emit(tx, actor, requestPinEvents.markChanged, { subjectId: requestId, ...pin })
}
