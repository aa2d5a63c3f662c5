import { messages } from '~/db/schema'
import { making, type Submission } from '~/features/form-input/submission.server'

/** The form of a message counts once, until it was taken back. */
export const messageOnce = (submission: Submission | undefined) =>
  making(messages, submission, ({ messageId }: { messageId: string }) => messageId)
