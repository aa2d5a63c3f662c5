import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { addComment } from '~/features/share/add-comment.server'
import { findShared } from '~/features/share/find-share.server'
import { commentSchema } from '~/features/share/share-schema.server'
import { sharedPage } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import { Fault, notFound } from '~/platform/faults'
import { faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { refuse } from '~/routes/http/refuse.server'
import { sharePath } from './share-path'

/** What the screen of a link that leads nowhere shows of a comment that was sent to it. */
export type Kept = { kept?: { name: string; text: string } }

/**
 * Answers the comment form of a shared page. A preview takes nothing else: any other post is refused.
 *
 * @param wanted the page's id; null for the home page
 */
export async function leaveComment(
  token: string,
  wanted: string | null,
  form: FormData,
  address: string,
) {
  try {
    const { comments } = findShared(token)
    const submission = parseWithZod(form, { schema: commentSchema })
    if (!comments) return refuse(submission, new Fault('comments-off', 403))
    if (submission.status !== 'success') return refuse(submission)
    const pageId = wanted ?? sharedPage(token, null).page?.id
    if (!pageId) throw notFound()
    try {
      addComment({ ...submission.value, token, pageId, address })
    } catch (fault) {
      if (fault instanceof Fault && fault.status === 404) throw fault
      return refuse(submission, fault)
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    // The screen cannot be shown any more, so that what was typed goes along with the fault.
    const text = textField(form, 'text').slice(0, 20_000)
    const kept = text ? { name: textField(form, 'name').slice(0, 200), text } : undefined
    throw data({ ...faultAnswer(fault), kept } satisfies Kept, fault.status)
  }
  return redirectWithFlash(sharePath(token, wanted), { kind: 'success', text: say.commented })
}
