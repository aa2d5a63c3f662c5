import { Link, useActionData } from '@remix-run/react'
import { OtherErrors } from '~/components/form/error-summary'
import { isAnswerTo } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { useHydrated } from '~/components/ui/use-hydrated'
import { controlWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'
import { ApproveForm } from './approve-form'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { isSeen, type SharedDetails } from './share-data'
import { type Side, sharePath } from './share-path'
import type { Placing } from './use-place'

/** Beside the page, or on a phone a sheet from below: the comments, and the decision about the page. */
export function VisitorSide({ placing, ...shared }: SharedDetails & { placing: Placing }) {
  const { token, page, width, said, side: asked } = shared
  const answer = useActionData<Parameters<typeof isAnswerTo>[0]>()
  const refused = isAnswerTo(answer, ['approve']) ? 'approve' : answer ? 'comment' : null
  const side = placing.isOpen ? 'comment' : (asked ?? refused)
  const at = (side: Side | null) => sharePath(token, page.id, { width, side, comment: said.chosen })
  return (
    <aside
      id="comments"
      className="share-side"
      data-side={side ?? undefined}
      aria-labelledby="comments-title"
    >
      <div className="share-side-head">
        <h2 id="comments-title" className="title">
          {say.commentsOn(page.name)}
        </h2>
        {side && (
          <Link
            to={at(null)}
            className="btn btn-quiet btn-icon"
            aria-label={say.close}
            title={controlWords.close}
            onClick={placing.close}
            preventScrollReset
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
      <CommentList {...shared} />
      <div className="share-decision">
        <OtherErrors besides={['comment', 'approve']} />
        <Decided {...shared} />
        {side === 'comment' ? (
          <CommentForm {...shared} placing={placing} closeTo={at(null)} />
        ) : side === 'approve' ? (
          <ApproveForm {...shared} closeTo={at(null)} />
        ) : (
          <Decision {...shared} at={at} />
        )}
      </div>
    </aside>
  )
}

/** Who approved the page, and whether it has changed since. */
function Decided({ page, said: { approval } }: SharedDetails) {
  if (!approval) return null
  const { names, others, revision, at } = approval
  return (
    <p className="share-decided" data-current={revision === page.revision ? '' : undefined}>
      <Icon name={revision === page.revision ? 'check-circle' : 'history'} />
      <span>
        {say.approvedBy(names, others)} · {say.versionOf(revision)}, <Time at={at} />
        {revision !== page.revision && <strong>{say.changedSince(revision)}</strong>}
      </span>
    </p>
  )
}

function Decision({ page, said, sharedBy, at }: SharedDetails & { at: (side: Side) => string }) {
  const hydrated = useHydrated()
  const approved = said.approval?.revision === page.revision
  const seen = isSeen(page)
  return (
    <>
      {seen && !approved && <h3>{say.isRight}</h3>}
      <p className="text-n600">
        {hydrated && seen ? say.pressPage : say.sayChanges} {sharedBy && say.told(sharedBy)}
      </p>
      {seen && (
        <ButtonLink
          look={approved ? 'secondary' : 'primary'}
          icon="check"
          wide
          to={at('approve')}
          preventScrollReset
        >
          {approved ? say.approveToo : say.approvePage}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" wide to={at('comment')} preventScrollReset>
        {say.leaveComment}
      </ButtonLink>
    </>
  )
}
