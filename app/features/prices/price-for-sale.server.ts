import { and, eq, isNotNull } from 'drizzle-orm'
import { priceProducts, prices } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { stripe } from '~/platform/stripe/stripe.server'

/** Whether prices come from the payment provider, which can take no other; else they are kept here. */
export const pricesAreSynced = stripe !== null

/** Condition that a price is for sale, as `offSaleOf` decides. For queries that read both tables. */
export const isForSale = and(
  eq(prices.active, true),
  eq(priceProducts.active, true),
  pricesAreSynced ? isNotNull(priceProducts.syncedAt) : undefined,
)

/** Why a price is not for sale. `unsynced`: the payment provider does not know it. */
export type OffSale = 'archived' | 'unsynced'

/** Facts about a price that `offSaleOf` needs. For queries that read both tables. */
export const saleFacts = {
  active: prices.active,
  productActive: priceProducts.active,
  syncedAt: priceProducts.syncedAt,
}

/** Null for what costs nothing. */
export type SaleFacts = {
  active: boolean | null
  productActive: boolean | null
  syncedAt: number | null
}

/** Why a price cannot be bought; null for one that can, and for none. */
export function offSaleOf({ active, productActive, syncedAt }: SaleFacts): OffSale | null {
  if (active === null) return null
  if (!active || !productActive) return 'archived'
  return pricesAreSynced && syncedAt === null ? 'unsynced' : null
}

/** A price with why it cannot be bought. */
export const withOffSale = <P extends SaleFacts>(price: P) => ({
  ...price,
  offSale: offSaleOf(price),
})

/** A price that can be bought; undefined for one that cannot, or is not there. */
export const priceForSale = (from: Reader, id: string) =>
  from
    .select({ id: prices.id, amount: prices.amount, currency: prices.currency })
    .from(prices)
    .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(and(eq(prices.id, id), isForSale))
    .get()

/** Why what costs a price is not for sale; null where it is, or costs nothing. */
export function offSaleAt(from: Reader, priceId: string | null): OffSale | null {
  if (priceId === null) return null
  const facts = from
    .select(saleFacts)
    .from(prices)
    .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(eq(prices.id, priceId))
    .get()
  return facts ? offSaleOf(facts) : null
}
