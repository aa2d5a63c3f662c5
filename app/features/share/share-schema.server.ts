import { z } from 'zod'
import {
  boxField,
  requiredProse,
  requiredText,
  versionField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { shareMessages as say } from '~/messages/share'

/**
 * The forms of the share dialog; an unticked box is left out by the browser. `renew` and `off` come
 * from pages of an older build: what closes a link is asked first since.
 */
export const shareSchema = z.object({
  step: z.enum(['on', 'save', 'renew', 'off'], { error: say.oldPage }),
  comments: boxField,
})

/** The form of what closes a link: the token it asked about. One that names none is about none. */
export const closeLinkSchema = z.object({ token: otherText().catch('') })

/** `website` is no question: people do not see it, programs fill it in. */
const byVisitor = { name: requiredText(100), website: otherText().max(2_000).optional() }

/** A visitor's comment; `x` and `y` are where they pressed. */
export const commentSchema = z.object({
  ...byVisitor,
  text: requiredProse(5_000),
  section: otherText().optional(),
  x: otherText().optional(),
  y: otherText().optional(),
})

/** A visitor's approval of the version of a page that they saw. */
export const approvalSchema = z.object({ ...byVisitor, revision: versionField })
