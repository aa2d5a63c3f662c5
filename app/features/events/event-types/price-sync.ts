import { eventType } from '../event-type'

/** Events of products that the payment provider reports. */
export const priceSyncEvents = {
  synced: eventType<{ details: { name: string; active: boolean; prices: number } }>({
    table: 'price_products',
    action: 'taken from the payment provider',
    topics: () => ['list:order-studio'],
  }),
}
