import { z } from 'zod'
import { optionalProse, versionField } from '~/features/form-input/fields.server'
import { manyForm } from '~/features/work/change-forms.server'
import { fieldMessages as say } from '~/messages/fields'
import { statusActions, statusMoves } from '~/work/statuses'

/** The longest message that goes with a move. */
const mostWords = 10_000
/** A move to another status. That who asks for changes says which, the verb asks. */
export const statusForm = z.object({
  action: z.enum(statusActions, { error: say.required }),
  message: optionalProse(mostWords),
  version: versionField,
})

/** What staff do with the checked rows of a list of requests. */
export const manyRequestsForm = manyForm(
  statusActions.filter((action) => statusMoves[action].who === 'works-on-it'),
)
