import { eq } from 'drizzle-orm'
import { priceProducts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { priceEvents } from '~/features/events/event-types/order-studio'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOwnProduct } from './require-price.server'

/** Renames a product that is kept here. @throws DomainError 403, 404; `stale`, `price-synced` (409) */
export function renamePriceProduct(
  actor: Actor,
  { id, name, version }: { id: string; name: string; version: number },
): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const product = requireOwnProduct(tx, id)
    expectVersion(product, version, { name: product.name })
    if (name === product.name) return
    tx.update(priceProducts)
      .set({ name, version: version + 1 })
      .where(eq(priceProducts.id, id))
      .run()
    emit(tx, actor, priceEvents.renamedProduct, {
      subjectId: id,
      details: { name: [product.name, name] },
    })
  })
}
