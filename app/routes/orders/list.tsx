import { bulkOrdersSchema } from '~/features/orders/bulk-orders-schema.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { bulkOrders } from './bulk-orders.server'
import { readList } from './read-list.server'

export {
  listHandle as handle,
  listMeta as meta,
  OrderListScreen as default,
} from './order-list-screen'

export const loader = screen(({ actor, url, clock }) =>
  readList(requireMember(actor), url, clock.zone),
)

export const action = act(bulkOrdersSchema, ({ actor, value, url }) =>
  bulkOrders(requireMember(actor), value, url),
)
