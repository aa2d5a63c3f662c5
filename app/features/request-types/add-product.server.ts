import { eq, max } from 'drizzle-orm'
import { forms, products } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { productEvents } from '~/features/events/event-types/request-types'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreeProductName, requireRequestManager, requireType } from './require-type.server'
import type { ProductFacts } from './type-schema.server'

/**
 * Adds a product at the end of a type, with an empty form that nobody can fill in yet.
 *
 * @returns its id
 * @throws DomainError 403, 404; `product-name-taken` (400)
 */
export function addProduct(
  actor: Actor,
  input: ProductFacts & { typeId: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireRequestManager(actor)
  const { typeId, name, description, idempotencyKey } = input
  return transaction((tx) => {
    requireType(tx, typeId)
    return idempotent(tx, untilDeleted(products, idempotencyKey), () => {
      requireFreeProductName(tx, typeId, name)
      requireRoom(tx, 'products', products, eq(products.typeId, typeId))
      const [id, formId, at] = [newId(), newId(), Date.now()]
      const made = { createdAt: at, updatedAt: at }
      const last = tx
        .select({ order: max(products.order) })
        .from(products)
        .where(eq(products.typeId, typeId))
        .get()
      tx.insert(forms)
        .values({ id: formId, kind: 'request', draft: [], ...made })
        .run()
      tx.insert(products)
        .values({ id, typeId, name, description, formId, order: (last?.order ?? 0) + 1, ...made })
        .run()
      emit(tx, actor, productEvents.added, { subjectId: typeId, name })
      return id
    })
  })
}
