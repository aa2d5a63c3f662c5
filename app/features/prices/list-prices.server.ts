import { asc, count, desc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, priceProducts, prices } from '~/db/schema'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { isCurrency } from '~/shared/money'
import { saleFacts, withOffSale } from './price-for-sale.server'
import { requirePriceProduct } from './require-price.server'

const most = 500

/** The prices, by their product, each with how many order forms have it. */
const pricesRead = () =>
  db
    .select({
      id: prices.id,
      productId: prices.productId,
      amount: prices.amount,
      currency: prices.currency,
      label: prices.label,
      ...saleFacts,
      forms: count(orderForms.id),
    })
    .from(prices)
    .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .leftJoin(orderForms, eq(orderForms.priceId, prices.id))
    .groupBy(prices.id)
    .orderBy(desc(prices.active), asc(prices.createdAt), asc(prices.id))
    .$dynamic()

/** Products by name with their prices: those for sale first. @throws DomainError 403 */
export function listPriceProducts(actor: Actor) {
  requireOrderManager(actor)
  const products = db
    .select()
    .from(priceProducts)
    .orderBy(desc(priceProducts.active), asc(priceProducts.name), asc(priceProducts.id))
    .limit(most)
    .all()
  const all = pricesRead().all().map(withOffSale)
  return products.map(({ id, name, active, syncedAt }) => ({
    id,
    name,
    active,
    syncedAt,
    prices: all.filter(({ productId }) => productId === id),
  }))
}

export type ListedProduct = ReturnType<typeof listPriceProducts>[number]

/** A product with its prices. @throws DomainError 403, 404 */
export function findPriceProduct(actor: Actor, id: string) {
  requireOrderManager(actor)
  const { name, active, syncedAt, version } = requirePriceProduct(db, id)
  return {
    ...{ id, name, active, syncedAt, version },
    prices: pricesRead().where(eq(prices.productId, id)).limit(most).all().map(withOffSale),
  }
}

/** The currency of the price that was added last, which the next one begins with. */
export function lastCurrency(): string {
  const last = db
    .select({ currency: prices.currency })
    .from(prices)
    .orderBy(desc(prices.createdAt), desc(prices.id))
    .limit(1)
    .get()
  return last && isCurrency(last.currency) ? last.currency : 'usd'
}
