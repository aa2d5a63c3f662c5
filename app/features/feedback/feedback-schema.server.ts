import { z } from 'zod'
import { requiredProse, versionField } from '~/features/form-input/fields.server'
import { feedbackMessages as say } from '~/messages/feedback'

/** Form of the feedback: with a version it changes an earlier one. */
export const feedbackSchema = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], { error: say.choose }).transform(Number),
  text: requiredProse(5000),
  version: versionField.optional(),
})
