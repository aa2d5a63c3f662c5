import type { ActionFunctionArgs } from '@remix-run/node'
import type { Viewer } from '~/features/accounts/viewer.server'
import type { Submission } from '~/features/form-input/submission.server'
import type { Clock } from '~/messages/dates'

/** What an action is carried out with. */
export type ActArgs = ActionFunctionArgs &
  Viewer & {
    form: FormData
    url: URL
    submission: Submission | undefined
    /** By whose clock the answer tells moments. */
    clock: Clock
  }
