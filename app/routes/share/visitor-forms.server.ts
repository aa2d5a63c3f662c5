import { DomainError, notFound } from '~/domain-error'
import { addComment } from '~/features/share/add-comment.server'
import { approvePage } from '~/features/share/approve-page.server'
import { findShared } from '~/features/share/find-share.server'
import { approvalSchema, commentSchema } from '~/features/share/share-schema.server'
import { homeOfLink } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import { visitorNameCookie } from '~/platform/cookies.server'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import { frameWidth } from '~/shared/page-width'
import { pointIn } from '~/shared/picture-point'
import { sharePath } from './share-path'

/** The page that a form is about, and how the screen that has it is shown. */
function pageOf({ params: { token = '', page }, url, context: { address } }: ActArgs) {
  if (!findShared(token).comments) throw new DomainError('comments-off', 403)
  const pageId = page ?? homeOfLink(token)
  if (!pageId) throw notFound()
  return { token, pageId, address, width: frameWidth(url.searchParams.get('width')) }
}

/** Says thank you, and remembers for the next form what the visitor is called. */
async function thank(to: string, name: string, text: string) {
  const headers = new Headers({ 'Set-Cookie': await visitorNameCookie.serialize(name) })
  return await redirectWithFlash(to, { kind: 'success', text }, headers)
}

const comment = withForm(
  { schema: commentSchema, first: pageOf },
  ({ value: { x, y, ...value }, found: { width, ...at }, idempotencyKey }) => {
    const id = addComment({ ...value, ...at, place: pointIn(x, y), idempotencyKey })
    const to = sharePath(at.token, at.pageId, { width, comment: id })
    return thank(id ? `${to}#comment-${id}` : to, value.name, say.commented)
  },
)

const approve = withForm(
  { schema: approvalSchema, first: pageOf },
  ({ value, found: { width, ...at }, idempotencyKey }) => {
    approvePage({ ...value, ...at, idempotencyKey })
    const to = sharePath(at.token, at.pageId, { width })
    return thank(to, value.name, say.thanksForApproval)
  },
)

/** The forms of a shared page. Where visitors may say nothing, any post is refused. */
export const visitorForms = ofForms([comment, approve], (args) =>
  textField(args.form, 'part') === 'approve' ? approve(args) : comment(args),
)
