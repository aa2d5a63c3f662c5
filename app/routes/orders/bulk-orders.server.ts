import type { z } from 'zod'
import type { bulkOrdersSchema } from '~/features/orders/bulk-orders-schema.server'
import { changeOrders } from '~/features/orders/change-orders.server'
import { closeAndDeleteOrders } from '~/features/payments/close-and-delete-order.server'
import { orderMessages as say } from '~/messages/orders'
import type { Member } from '~/permissions/vocabulary'
import { carryOutBulk } from '~/routes/work-list/bulk.server'

/** Carries out what the bar of a list of orders says. @throws as `carryOutBulk` */
export const bulkOrders = (actor: Member, value: z.output<typeof bulkOrdersSchema>, url: URL) =>
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
