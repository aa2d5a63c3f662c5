import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, moment, version } from './columns'

/**
 * The payment provider's products that are sold here, those with the app metadata `builder`; kept
 * here alone where there is no provider.
 */
export const priceProducts = sqliteTable('price_products', {
  /** The provider's id, or one of ours. */
  id: id(),
  name: text('name').notNull(),
  active: flag('active'),
  /** Null for a product that is kept here alone. */
  syncedAt: moment('synced_at'),
  version: version(),
  createdAt: moment('created_at').notNull(),
})

/** Price of a product, paid once. The amount of a price never changes: another amount is another price. */
export const prices = sqliteTable(
  'prices',
  {
    /** The provider's id, or one of ours. */
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => priceProducts.id, { onDelete: 'cascade' }),
    /** Minor units, as the payment provider counts them: `app/shared/money.ts`. */
    amount: integer('amount').notNull(),
    /** ISO 4217 in lower case, e.g. `eur`. */
    currency: text('currency').notNull(),
    /** Label by staff; may be empty. */
    label: text('label').notNull().default(''),
    /** An archived price is not for sale any more. */
    active: flag('active'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('prices_product').on(t.productId, t.id),
    check('prices_amount', sql`amount between 1 and 99999999999999`),
  ],
)
