import { DomainError, notFound } from '~/domain-error'
import { addComment } from '~/features/share/add-comment.server'
import { findShared } from '~/features/share/find-share.server'
import { commentSchema } from '~/features/share/share-schema.server'
import { sharedPage } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import { sharePath } from './share-path'

/** The comment form of a shared page. A preview takes nothing else: any other post is refused. */
export const leaveComment = withForm(
  {
    schema: commentSchema,
    first({ params: { token = '', page = null } }) {
      if (!findShared(token).comments) throw new DomainError('comments-off', 403)
      const pageId = sharedPage(token, page).page?.id
      if (!pageId) throw notFound()
      return pageId
    },
  },
  ({ value, found: pageId, idempotencyKey, params: { token = '', page = null }, context }) => {
    const { address } = context
    addComment({ ...value, token, pageId, address, idempotencyKey })
    return redirectWithFlash(sharePath(token, page), { kind: 'success', text: say.commented })
  },
)
