import { z } from 'zod'
import { boxField, requiredProse, requiredText } from '~/features/form-input/fields.server'

/** The forms of the share dialog; an unticked box is left out by the browser. */
export const shareSchema = z.object({
  step: z.enum(['on', 'save']),
  comments: boxField,
})

/** A visitor's comment. `website` is no question: people do not see it, programs fill it in. */
export const commentSchema = z.object({
  name: requiredText(100),
  text: requiredProse(5_000),
  website: z.string().max(2_000).optional(),
})
