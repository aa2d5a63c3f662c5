import { type BulkChange, bulkChange, type Chosen } from '~/features/work-items/bulk-change.server'
import type { Member } from '~/permissions/vocabulary'
import type { OrderAction } from '~/shared/order-statuses'
import { moveOrder } from './change-status.server'

/** Changes many orders, see `bulkChange`. @returns those that failed, in order */
export const changeOrders = (
  actor: Member,
  chosen: readonly Chosen[],
  { action, ...change }: Omit<BulkChange, 'move'> & { action?: OrderAction | undefined },
) =>
  bulkChange(actor, 'order', chosen, {
    ...change,
    move:
      action &&
      ((tx, { work, version }) => moveOrder(tx, actor, { orderId: work.id, action, version })),
  })
