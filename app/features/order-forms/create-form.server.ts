import { forms, orderForms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderFormEvents } from '~/features/events/event-types/order-studio'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreeFormName } from './require-order-form.server'

/**
 * Creates an order form that is not on sale yet: free, without questions, called like its product.
 *
 * @returns its id
 * @throws DomainError 403; `order-form-taken` (400)
 */
export function createOrderForm(
  actor: Actor,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireOrderManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(orderForms, idempotencyKey), () => {
      requireFreeFormName(tx, name)
      requireRoom(tx, 'orderForms', orderForms)
      const [id, formId, at] = [newId(), newId(), Date.now()]
      const made = { createdAt: at, updatedAt: at }
      tx.insert(forms)
        .values({ id: formId, kind: 'order', draft: [], ...made })
        .run()
      tx.insert(orderForms)
        .values({ id, name, productName: name, formId, createdBy: actor.id, ...made })
        .run()
      emit(tx, actor, orderFormEvents.created, { subjectId: id, details: { name } })
      return id
    }),
  )
}
