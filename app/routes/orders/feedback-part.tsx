import { Time } from '~/components/ui/time'
import type { FeedbackOfOrder } from '~/features/feedback/find-feedback.server'
import { pathTo } from '~/map/path-to'
import { feedbackMessages as say } from '~/messages/feedback'
import { displayName } from '~/messages/users'
import { FeedbackForm } from './feedback-form'

/**
 * Feedback on a completed order: the form for its client, their answer for anyone who reads the order.
 * Nothing before.
 */
export function FeedbackPart({
  feedback,
  formKey,
}: {
  feedback: FeedbackOfOrder
  formKey: string
}) {
  const { given, may, orderId } = feedback
  if (!given && !may.give) return null
  if (!may.give && !may.change) return <GivenFeedback feedback={feedback} />
  return (
    <section className="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">{say.title}</h2>
      <FeedbackLead feedback={feedback} />
      <FeedbackForm
        {...{ feedback, formKey }}
        action={pathTo('/orders/:order/feedback', { order: orderId })}
      />
    </section>
  )
}

/** Purpose of the answer, and the time until which it can be changed. */
export const FeedbackLead = ({ feedback: { given } }: { feedback: FeedbackOfOrder }) => (
  <p className="text-n600">
    {given ? (
      <>
        {say.until} <Time at={given.until} withTime />.
      </>
    ) : (
      say.lead
    )}
  </p>
)

/** Feedback, for people who cannot change it. */
export function GivenFeedback({ feedback: { given, own } }: { feedback: FeedbackOfOrder }) {
  if (!given) return null
  return (
    <section className="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">{own ? say.yours : say.given}</h2>
      <p>
        <strong>{say.outOf(given.rating)}</strong>{' '}
        <span className="muted">
          {!own && `${displayName(given.by ?? undefined)}, `}
          <Time at={given.createdAt} withTime />
          {given.updatedAt !== given.createdAt && `, ${say.changed}`}
        </span>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{given.text}</p>
    </section>
  )
}
