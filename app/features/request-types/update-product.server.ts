import { eq } from 'drizzle-orm'
import { products } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { productEvents } from '~/features/events/event-types/request-types'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import {
  requireFreeProductName,
  requireProduct,
  requireRequestManager,
} from './require-type.server'
import type { ProductFacts } from './type-schema.server'

/** Saves what a product is called. @throws DomainError 403, 404; `stale` (409); `product-name-taken` (400) */
export function updateProduct(
  actor: Actor,
  input: ProductFacts & { typeId: string; id: string; version: number },
): void {
  requireRequestManager(actor)
  const { typeId, id, version, name, description } = input
  transaction((tx) => {
    const product = requireProduct(tx, typeId, id)
    expectVersion(product, version, product)
    requireFreeProductName(tx, typeId, name, id)
    const facts = { name, description }
    tx.update(products)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(products.id, id))
      .run()
    const details = changes(product, facts)
    emit(tx, actor, productEvents.updated, { subjectId: typeId, name, details })
  })
}
