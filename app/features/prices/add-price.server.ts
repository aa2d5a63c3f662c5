import { eq } from 'drizzle-orm'
import { priceProducts, prices } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { priceEvents } from '~/features/events/event-types/order-studio'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { moneyText } from '~/shared/money'
import { type PriceFacts, requireOwnProduct, requirePricesKeptHere } from './require-price.server'

/**
 * Keeps a product here that order forms can sell, with its first price. For where no payment
 * provider has them.
 *
 * @returns its id
 * @throws DomainError 403; `prices-at-stripe` (409)
 */
export function createPriceProduct(
  actor: Actor,
  {
    name,
    idempotencyKey,
    ...price
  }: PriceFacts & { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireOrderManager(actor)
  requirePricesKeptHere()
  return transaction((tx) =>
    idempotent(tx, untilDeleted(priceProducts, idempotencyKey), () => {
      requireRoom(tx, 'priceProducts', priceProducts)
      const [id, createdAt] = [newId(), Date.now()]
      tx.insert(priceProducts).values({ id, name, active: true, createdAt }).run()
      emit(tx, actor, priceEvents.createdProduct, { subjectId: id, details: { name } })
      storePrice(tx, actor, id, price)
      return id
    }),
  )
}

/**
 * Adds a price to a product that is kept here.
 *
 * @returns its id
 * @throws DomainError 403, 404; `price-synced`, `prices-at-stripe` (409)
 */
export function addPrice(
  actor: Actor,
  {
    productId,
    idempotencyKey,
    ...price
  }: PriceFacts & { productId: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  requireOrderManager(actor)
  requirePricesKeptHere()
  return transaction((tx) => {
    requireOwnProduct(tx, productId)
    return idempotent(tx, untilDeleted(prices, idempotencyKey), () =>
      storePrice(tx, actor, productId, price),
    )
  })
}

function storePrice(tx: Tx, actor: Actor, productId: string, facts: PriceFacts): string {
  requireRoom(tx, 'prices', prices, eq(prices.productId, productId))
  const { amount, currency, label } = facts
  const id = newId()
  tx.insert(prices)
    .values({ id, productId, amount, currency, label, active: true, createdAt: Date.now() })
    .run()
  const price = moneyText(facts)
  emit(tx, actor, priceEvents.added, { subjectId: productId, price, details: { price } })
  return id
}
