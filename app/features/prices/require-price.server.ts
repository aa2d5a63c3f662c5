import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { priceProducts, prices } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { optionalText, requiredText, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { misreadMoney } from '~/messages/money'
import { isCurrency } from '~/shared/money'
import { readMoney } from '~/shared/read-money'
import { pricesAreSynced } from './price-for-sale.server'

/** Schemas of the forms of prices. */

const priceFields = {
  amount: requiredText(40),
  currency: otherText(say.required)
    .transform((text) => text.trim().toLowerCase())
    .refine(isCurrency, say.invalid),
  label: optionalText(100),
}

/** An amount as it is typed, read in its currency. */
const readAmount = <T extends { amount: string; currency: string }>(
  { amount: typed, ...rest }: T,
  context: z.RefinementCtx,
) => {
  const amount = readMoney(typed, rest.currency)
  if (typeof amount === 'number') return { ...rest, amount }
  const message = misreadMoney(amount, rest.currency)
  context.addIssue({ code: 'custom', path: ['amount'], message })
  return z.NEVER
}

export const addPriceSchema = z.object(priceFields).transform(readAmount)
/** Checks both, so that a missing name and a wrong amount are reported together. */
export const createProductSchema = z.intersection(
  z.object({ name: requiredText(100) }),
  addPriceSchema,
)
export const editProductSchema = z.object({ name: requiredText(100), version: versionField })

/** A price as it is added: `amount` in minor units. */
export type PriceFacts = { amount: number; currency: string; label: string }

/** @throws DomainError 404 */
export function requirePriceProduct(from: Reader, id: string) {
  const product = from.select().from(priceProducts).where(eq(priceProducts.id, id)).get()
  if (!product) throw notFound()
  return product
}

/** A product that is kept here alone. @throws DomainError 404; `price-synced` (409) for the provider's */
export function requireOwnProduct(from: Reader, id: string) {
  const product = requirePriceProduct(from, id)
  if (product.syncedAt !== null) throw new DomainError('price-synced', 409)
  return product
}

/** @throws DomainError `prices-at-stripe` (409) where the payment provider has the prices */
export function requirePricesKeptHere(): void {
  if (pricesAreSynced) throw new DomainError('prices-at-stripe', 409)
}

/** @throws DomainError 404 */
export function requirePrice(from: Reader, id: string) {
  const price = from.select().from(prices).where(eq(prices.id, id)).get()
  if (!price) throw notFound()
  return price
}
