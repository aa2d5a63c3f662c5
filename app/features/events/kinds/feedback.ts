import { viewPath } from '~/map/work-path'
import { ofOrder } from './of-order'
import { aboutWork, type OfWork } from './of-work'

/** A rating, and what was written with it. */
type Said = { text: string; version: number }

/** The studio hears of what its client thinks, on the order's page. */
const told = (event: OfWork & Said) => ({
  ...aboutWork(event),
  type: 'order_feedback' as const,
  cause: `${event.work.id} ${event.version}`,
  recipients: event.people.studio,
  to: viewPath({ kind: 'order', id: event.work.id }, 'messages'),
  text: event.text,
})

/** What the client of a completed order thought of it. */
export const feedbackEvents = {
  given: ofOrder<Said & { details: { rating: number } }>({
    says: 'feedback given',
    notifies: told,
  }),
  changed: ofOrder<Said & { details: { rating: [number, number] } }>({
    says: 'feedback changed',
    notifies: told,
  }),
}
