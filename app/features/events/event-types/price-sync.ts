import { eventType } from '../event-type'

/** What the payment provider says of what is sold there. */
export const priceSyncEvents = {
  synced: eventType<{ details: { name: string; active: boolean; prices: number } }>({
    table: 'price_products',
    action: 'taken from the payment provider',
    topics: () => ['list:order-studio'],
  }),
}
