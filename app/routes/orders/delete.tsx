import { findOrderToDelete } from '~/features/orders/delete-order.server'
import { closeAndDeleteOrder } from '~/features/payments/close-and-delete-order.server'
import { orderMessages as say } from '~/messages/orders'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberOf } from '~/routes/http/member-of'
import { act, screen } from '~/routes/http/screen-and-act.server'

export { DeleteDialog as default, deleteMeta as meta } from '~/routes/work/delete-dialog'

export const loader = screen(({ actor, params: { order = '' } }) => ({
  work: { kind: 'order' as const, id: order },
  ...findOrderToDelete(memberOf(actor), order),
}))

export const action = act(async ({ actor, params: { order = '' } }) => {
  await closeAndDeleteOrder(memberOf(actor), order)
  return redirectWithFlash('/orders', { kind: 'success', text: say.deleted })
})
