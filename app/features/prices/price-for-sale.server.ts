import { and, eq } from 'drizzle-orm'
import { priceProducts, prices } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Neither the price nor its product was archived. For queries that read both tables. */
export const isForSale = and(eq(prices.active, true), eq(priceProducts.active, true))

/** A price that can be bought; undefined for one that was archived, or is not there. */
export const priceForSale = (from: Reader, id: string) =>
  from
    .select({ id: prices.id, amount: prices.amount, currency: prices.currency })
    .from(prices)
    .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(and(eq(prices.id, id), isForSale))
    .get()
