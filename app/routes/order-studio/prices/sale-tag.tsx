import { Tag } from '~/components/ui/tag'
import type { OffSale } from '~/features/prices/price-for-sale.server'
import { priceMessages as say } from '~/messages/order-studio'

/** Whether a price can be bought, and why not. */
export function SaleTag({ offSale }: { offSale: OffSale | null }) {
  if (offSale === null) return <Tag tone="success">{say.active}</Tag>
  if (offSale === 'archived') return <Tag>{say.states.archived}</Tag>
  return <Tag tone="warning">{say.states.unsynced}</Tag>
}
