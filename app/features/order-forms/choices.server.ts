import { and, asc, eq, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderTerms, orderTypes, priceProducts, prices } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import {
  isForSale,
  priceForSale,
  saleFacts,
  withOffSale,
} from '~/features/prices/price-for-sale.server'
import type { OrderForm } from './require-order-form.server'

type Chosen = Pick<OrderForm, 'priceId' | 'termId' | 'orderTypeId'>

const most = 500

/**
 * Choices for a form: the prices for sale, published terms, order types. The form's current values stay
 * among them.
 */
export function choicesFor(form: Chosen) {
  const { id, amount, currency, label } = prices
  return {
    prices: db
      .select({ id, amount, currency, label, product: priceProducts.name, ...saleFacts })
      .from(prices)
      .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
      .where(or(isForSale, form.priceId === null ? undefined : eq(id, form.priceId)))
      .orderBy(asc(priceProducts.name), asc(amount), asc(id))
      .limit(most)
      .all()
      .map(withOffSale),
    terms: db
      .select({ id: orderTerms.id, name: orderTerms.name, published: orderTerms.published })
      .from(orderTerms)
      .where(
        or(
          eq(orderTerms.published, true),
          form.termId === null ? undefined : eq(orderTerms.id, form.termId),
        ),
      )
      .orderBy(asc(orderTerms.name))
      .limit(most)
      .all(),
    types: db
      .select({ id: orderTypes.id, name: orderTypes.name })
      .from(orderTypes)
      .orderBy(asc(orderTypes.name))
      .limit(most)
      .all(),
  }
}

export type Choices = ReturnType<typeof choicesFor>

/**
 * Requires that new choices still exist.
 *
 * @throws DomainError `price-unknown`, `term-unknown`, `order-type-unknown` (400) beside its field
 */
export function requireChoices(from: Reader, chosen: Chosen, before: Chosen): void {
  const { priceId, termId, orderTypeId } = chosen
  if (priceId && priceId !== before.priceId && !priceForSale(from, priceId)) {
    throw new DomainError('price-unknown', 400, { field: 'priceId' })
  }
  if (termId && termId !== before.termId) {
    const published = and(eq(orderTerms.id, termId), eq(orderTerms.published, true))
    const term = from.select({ id: orderTerms.id }).from(orderTerms).where(published).get()
    if (!term) throw new DomainError('term-unknown', 400, { field: 'termId' })
  }
  if (orderTypeId && orderTypeId !== before.orderTypeId) {
    const type = from
      .select({ id: orderTypes.id })
      .from(orderTypes)
      .where(eq(orderTypes.id, orderTypeId))
      .get()
    if (!type) throw new DomainError('order-type-unknown', 400, { field: 'orderTypeId' })
  }
}
