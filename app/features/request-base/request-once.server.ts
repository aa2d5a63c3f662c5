import { requests } from '~/db/schema'
import { making, type Submission } from '~/features/form-input/submission.server'

/** The form of a request counts once, while the request is there. */
export const requestOnce = (submission: Submission | undefined) =>
  making(requests, submission, ({ id }: { id: string }) => id)
