import { max } from 'drizzle-orm'
import { requestTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { requestTypeEvents } from '~/features/events/event-types/request-types'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreeTypeName, requireRequestManager } from './require-type.server'

/**
 * Creates a type that is not offered yet: it has no product.
 *
 * @returns its id
 * @throws DomainError 403; `type-name-taken` (400)
 */
export function createType(
  actor: Actor,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireRequestManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(requestTypes, idempotencyKey), () => {
      requireFreeTypeName(tx, name)
      requireRoom(tx, 'requestTypes', requestTypes)
      const id = newId()
      const at = Date.now()
      const last = tx
        .select({ order: max(requestTypes.order) })
        .from(requestTypes)
        .get()
      tx.insert(requestTypes)
        .values({
          id,
          name,
          order: (last?.order ?? 0) + 1,
          createdAt: at,
          createdBy: actor.id,
          updatedAt: at,
        })
        .run()
      emit(tx, actor, requestTypeEvents.created, { subjectId: id, details: { name } })
      return id
    }),
  )
}
