import { viewPath } from '~/map/work-path'
import { orderEvent } from './order-event'
import { aboutWork, type WorkEventFacts } from './work-event'

/** A rating, and what was written with it. */
type Opinion = { text: string; version: number }

/** The studio hears of what its client thinks, on the order's page. */
const notification = (event: WorkEventFacts & Opinion) => ({
  ...aboutWork(event),
  type: 'order_feedback' as const,
  cause: `${event.work.id} ${event.version}`,
  recipients: event.people.studio,
  to: viewPath({ kind: 'order', id: event.work.id }, 'messages'),
  text: event.text,
})

/** Events of feedback on a completed order. */
export const feedbackEvents = {
  given: orderEvent<Opinion & { details: { rating: number } }>({
    action: 'feedback given',
    notifies: notification,
  }),
  changed: orderEvent<Opinion & { details: { rating: [number, number] } }>({
    action: 'feedback changed',
    notifies: notification,
  }),
}
