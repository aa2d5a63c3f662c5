import { manyForm, statusFormOf } from '~/features/work/change-forms.server'
import { statusActions, statusMoves } from '~/work/statuses'

/** A move to another status. */
export const statusForm = statusFormOf(statusActions)

/** What staff do with the checked rows of a list of requests. */
export const manyRequestsForm = manyForm(
  statusActions.filter((action) => statusMoves[action].who === 'works-on-it'),
)
