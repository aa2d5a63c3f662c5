import { orderTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTypeEvents } from '~/features/events/event-types/order-studio'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreeTypeName } from './require-order-type.server'

/** @returns its id @throws DomainError 403; `order-type-taken` (400) */
export function createOrderType(
  actor: Actor,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireOrderManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(orderTypes, idempotencyKey), () => {
      requireFreeTypeName(tx, name)
      requireRoom(tx, 'orderTypes', orderTypes)
      const id = newId()
      tx.insert(orderTypes).values({ id, name, createdAt: Date.now(), createdBy: actor.id }).run()
      emit(tx, actor, orderTypeEvents.created, { subjectId: id, details: { name } })
      return id
    }),
  )
}
