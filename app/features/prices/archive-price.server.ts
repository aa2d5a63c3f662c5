import { eq } from 'drizzle-orm'
import { prices } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { priceEvents } from '~/features/events/event-types/order-studio'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { moneyText } from '~/shared/money'
import { requireOwnProduct, requirePrice } from './require-price.server'

/**
 * Archives a price that is kept here, which takes its forms from sale, or takes it back. Orders keep
 * what they cost.
 *
 * @throws DomainError 403, 404; `price-synced` (409)
 */
export function archivePrice(
  actor: Actor,
  input: { productId: string; priceId: string; active: boolean },
): void {
  requireOrderManager(actor)
  const { productId, priceId, active } = input
  transaction((tx) => {
    requireOwnProduct(tx, productId)
    const row = requirePrice(tx, priceId)
    if (row.productId !== productId) throw notFound()
    if (row.active === active) return
    tx.update(prices).set({ active }).where(eq(prices.id, priceId)).run()
    const price = moneyText(row)
    const eventType = active ? priceEvents.restored : priceEvents.archived
    emit(tx, actor, eventType, { subjectId: productId, price, details: { price } })
  })
}
