import { manyForm, statusFormOf } from '~/features/work/change-forms.server'
import { orderActions, orderMoves } from '~/work/order-statuses'

/** A move to another status. */
export const orderStatusForm = statusFormOf(orderActions)

/** What staff do with the checked rows of a list of orders. */
export const manyOrdersForm = manyForm(
  orderActions.filter((action) => orderMoves[action].who === 'works-on-it'),
)
