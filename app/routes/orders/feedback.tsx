import { data } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { MessageScreen } from '~/components/shell/message-screen'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { DomainError } from '~/domain-error'
import { changeFeedback } from '~/features/feedback/change-feedback.server'
import { whoAnswers } from '~/features/feedback/feedback-link.server'
import { feedbackSchema } from '~/features/feedback/feedback-schema.server'
import { findFeedback } from '~/features/feedback/find-feedback.server'
import { giveFeedback } from '~/features/feedback/give-feedback.server'
import { inScope } from '~/features/form-input/idempotency.server'
import { pathTo } from '~/map/path-to'
import { viewPath } from '~/map/work-path'
import { feedbackMessages as say } from '~/messages/feedback'
import { workMessages } from '~/messages/work'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { FeedbackForm } from './feedback-form'
import { FeedbackLead, GivenFeedback } from './feedback-part'

export const loader = screen(({ actor, params: { order = '' }, url }) => {
  const to = pathTo('/orders/:order', { order })
  try {
    const who = whoAnswers(actor, order, url.searchParams)
    return data({ to, feedback: findFeedback(who, order), key: newId() })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'feedback-link')) throw error
    return data({ to, feedback: null, key: '' }, 409)
  }
})

export const action = act(
  {
    schema: feedbackSchema,
    first: ({ actor, params: { order = '' }, url }) => whoAnswers(actor, order, url.searchParams),
  },
  ({ actor, found, value: { version, ...said }, idempotencyKey, params: { order = '' }, url }) => {
    const given = { orderId: order, ...said }
    if (version !== undefined) changeFeedback(found, { ...given, version })
    // A guest's is told apart by its link, not by the browser.
    else
      giveFeedback(found, {
        ...given,
        idempotencyKey: inScope(`feedback:${found.id}`, idempotencyKey),
      })
    const to = actor.kind === 'member' ? viewPath({ kind: 'order', id: order }, 'messages') : null
    const text = version === undefined ? say.sent : say.saved
    return redirectWithFlash(to ?? url.pathname + url.search, { kind: 'success', text })
  },
)

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Form of the feedback by itself: the target of a mailed link, and the place of its errors. */
export default function Feedback() {
  const { to, feedback, key } = useLoaderData<typeof loader>()
  const { search, pathname } = useLocation()
  const { formError } = useFormAnswer()
  if (!feedback) {
    return (
      <MessageScreen title={say.over} actions={<ButtonLink to={to}>{say.open}</ButtonLink>}>
        {say.overLead}
      </MessageScreen>
    )
  }
  const { may, given } = feedback
  return (
    <div className="public">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width feedback-screen">
        <h1 className="display">{say.title}</h1>
        <p className="wrap-anywhere">{workMessages.name(feedback)}</p>
        {may.give || may.change ? (
          <>
            <FeedbackLead feedback={feedback} />
            <FeedbackForm feedback={feedback} formKey={key} action={pathname + search} />
          </>
        ) : (
          <>
            {formError && <Notice tone="warning">{formError}</Notice>}
            {given ? <GivenFeedback feedback={feedback} /> : <p>{say.early}</p>}
          </>
        )}
        <p className="mt-6">
          <ButtonLink to={to}>{say.open}</ButtonLink>
        </p>
      </main>
    </div>
  )
}
