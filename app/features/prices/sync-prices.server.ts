import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type Stripe from 'stripe'
import { priceProducts, prices } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { priceSyncEvents } from '~/features/events/event-types/price-sync'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { type ProductFacts, ProviderError, type StripeProvider } from '~/platform/stripe/provider'
import { stripe } from '~/platform/stripe/stripe.server'

type By = Parameters<typeof emit>[1]

/**
 * Takes over what is sold at the payment provider: its products that are marked for this application,
 * with their one-time prices. What is not sold there any more is archived here.
 *
 * @returns how many products are for sale there, with how many prices
 * @throws DomainError 403; `prices-refused` (422) with the provider's words
 */
export async function syncPrices(
  actor: Actor,
  from: StripeProvider | null = stripe,
): Promise<{ products: number; prices: number }> {
  requireOrderManager(actor)
  if (!from) throw new DomainError('payment-off', 422)
  const found = await from.products().catch((error) => {
    if (!(error instanceof ProviderError)) throw error
    throw new DomainError('prices-refused', 422, { values: { said: error.said } })
  })
  transaction((tx) => {
    for (const product of found) keepProduct(tx, actor, product)
    const ids = found.map(({ id }) => id)
    const gone = tx
      .select()
      .from(priceProducts)
      .where(
        and(
          isNotNull(priceProducts.syncedAt),
          eq(priceProducts.active, true),
          notInArray(priceProducts.id, ids),
        ),
      )
      .all()
    for (const product of gone) archive(tx, actor, product)
  })
  const sold = found
    .filter(({ active }) => active)
    .map((product) => product.prices.filter((price) => price.active).length)
    .filter((offered) => offered > 0)
  return { products: sold.length, prices: sold.reduce((sum, offered) => sum + offered, 0) }
}

/**
 * The same for the one product that an event of the provider is about.
 *
 * @returns whether it was about one
 * @throws ProviderError
 */
export async function syncProduct(
  event: Stripe.Event,
  from: StripeProvider | null = stripe,
): Promise<boolean> {
  const id = productIn(event)
  if (id === null) return false
  const found = from && (await from.product(id))
  transaction((tx) => {
    if (found) return keepProduct(tx, 'system', found)
    const known = tx.select().from(priceProducts).where(eq(priceProducts.id, id)).get()
    if (known?.syncedAt && known.active) archive(tx, 'system', known)
  })
  return true
}

function productIn(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'product.created':
    case 'product.updated':
    case 'product.deleted':
      return event.data.object.id
    case 'price.created':
    case 'price.updated':
    case 'price.deleted': {
      const { product } = event.data.object
      return typeof product === 'string' ? product : product.id
    }
    default:
      return null
  }
}

/** Writes a product as it is sold now, when anything of it differs. */
function keepProduct(tx: Tx, by: By, { id, name, active, prices: sold }: ProductFacts): void {
  const syncedAt = Date.now()
  const before = stateOf(tx, id)
  tx.insert(priceProducts)
    .values({ id, name, active, syncedAt, createdAt: syncedAt })
    .onConflictDoUpdate({ target: priceProducts.id, set: { name, active, syncedAt } })
    .run()
  tx.update(prices).set({ active: false }).where(eq(prices.productId, id)).run()
  for (const price of sold) {
    const { label, active: offered } = price
    tx.insert(prices)
      .values({ ...price, productId: id, createdAt: syncedAt })
      .onConflictDoUpdate({ target: prices.id, set: { label, active: offered } })
      .run()
  }
  if (stateOf(tx, id) === before) return
  const details = { name, active, prices: sold.filter((price) => price.active).length }
  emit(tx, by, priceSyncEvents.synced, { subjectId: id, details })
}

function archive(tx: Tx, by: By, { id, name }: { id: string; name: string }): void {
  keepProduct(tx, by, { id, name, active: false, prices: [] })
}

/** Visible state of a product, to compare. */
function stateOf(tx: Tx, id: string): string {
  const product = tx.select().from(priceProducts).where(eq(priceProducts.id, id)).get()
  const all = tx.select().from(prices).where(eq(prices.productId, id)).orderBy(prices.id).all()
  return JSON.stringify([
    product?.name,
    product?.active,
    all.map((price) => [price.id, price.label, price.active]),
  ])
}
