import { kind } from '../kind'

/** What the payment provider says of what is sold there. */
export const priceSyncEvents = {
  synced: kind<{ details: { name: string; active: boolean; prices: number } }>({
    on: 'price_products',
    says: 'taken from the payment provider',
    tells: () => ['list:order-studio'],
  }),
}
