import type { z } from 'zod'
import { bulkOrdersSchema } from '~/features/orders/bulk-orders-schema.server'
import { changeOrders } from '~/features/orders/change-orders.server'
import { closeAndDeleteOrders } from '~/features/payments/close-and-delete-order.server'
import { orderMessages as say } from '~/messages/orders'
import type { Member } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { carryOutBulk } from '~/routes/work-list/bulk.server'
import { readList } from './read-list.server'

/** Carries out what the bar of a list of orders says. @throws as `carryOutBulk` */
const bulkOrders = (actor: Member, value: z.output<typeof bulkOrdersSchema>, url: URL) =>
  carryOutBulk(
    actor,
    {
      kind: 'order',
      change: changeOrders,
      remove: closeAndDeleteOrders,
      removed: say.deleted,
    },
    value,
    url,
  )

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
