import { type Submission, within } from '~/features/form-input/submission.server'

/** An order's form counts once, whoever its buyer has become since it was made. */
export const orderOnce = (submission: Submission | undefined) => within('order', submission)
