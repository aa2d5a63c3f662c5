import { data } from '@remix-run/node'
import { Fault, notFound } from '~/faults'
import { addComment } from '~/features/share/add-comment.server'
import { findShared } from '~/features/share/find-share.server'
import { commentSchema } from '~/features/share/share-schema.server'
import { sharedPage } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import type { FaultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { withForm } from '~/routes/http/with-form.server'
import { sharePath } from './share-path'

/** What the screen of a link that leads nowhere shows of a comment that was sent to it. */
export type Kept = Partial<FaultAnswer> & { kept?: { name: string; text: string } }

/** The comment form of a shared page. A preview takes nothing else: any other post is refused. */
export const leaveComment = withForm(
  {
    schema: commentSchema,
    first({ params: { token = '' } }) {
      if (!findShared(token).comments) throw new Fault('comments-off', 403)
    },
    refused({ answer: { data: refused }, form }) {
      if (refused.fault?.code !== 'not-found') return
      // The screen cannot be shown any more, so that what was typed goes along with the fault.
      const text = textField(form, 'text').slice(0, 20_000)
      const kept = text ? { name: textField(form, 'name').slice(0, 200), text } : undefined
      throw data({ fault: refused.fault, kept } satisfies Kept, 404)
    },
  },
  ({ value, submission, params: { token = '', page = null }, context: { address } }) => {
    const pageId = page ?? sharedPage(token, null).page?.id
    if (!pageId) throw notFound()
    addComment({ ...value, token, pageId, address, submission })
    return redirectWithFlash(sharePath(token, page), { kind: 'success', text: say.commented })
  },
)
