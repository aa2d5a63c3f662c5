import type { z } from 'zod'
import { changeOrders } from '~/features/orders/change-orders.server'
import type { manyOrdersSchema } from '~/features/orders/many-orders-schema.server'
import { closeAndDeleteOrders } from '~/features/payments/close-and-delete-order.server'
import { orderMessages as say } from '~/messages/orders'
import type { Member } from '~/permissions/vocabulary'
import { carryOutMany } from '~/routes/work-list/many.server'

/** Carries out what the bar of a list of orders says. @throws as `carryOutMany` */
export const manyOrders = (actor: Member, value: z.output<typeof manyOrdersSchema>, url: URL) =>
  carryOutMany(
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
