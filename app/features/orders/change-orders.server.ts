import { type Chosen, changeMany, type ManyChange } from '~/features/work/change-many.server'
import type { Member } from '~/permissions/vocabulary'
import type { OrderAction } from '~/work/order-statuses'
import { moveOrder } from './change-status.server'

/** Changes many orders, see `changeMany`. @returns those that failed, in order */
export const changeOrders = (
  actor: Member,
  chosen: readonly Chosen[],
  { action, ...change }: Omit<ManyChange, 'move'> & { action?: OrderAction | undefined },
) =>
  changeMany(actor, 'order', chosen, {
    ...change,
    move:
      action &&
      ((tx, { work, version }) => moveOrder(tx, actor, { orderId: work.id, action, version })),
  })
