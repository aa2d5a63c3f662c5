import { manyForm, statusFormOf } from '~/features/work/change-forms.server'
import { requestActions, requestMoves } from '~/work/request-statuses'

/** A move to another status. */
export const statusForm = statusFormOf(requestActions)

/** What staff do with the checked rows of a list of requests. */
export const manyRequestsForm = manyForm(
  requestActions.filter((action) => requestMoves[action].who === 'works-on-it'),
)
