import { eventType } from '../event-type'

type Saved = { details: Record<string, unknown> }

export const availabilityEvents = {
  /** When somebody of the staff can be booked. */
  saved: eventType<Saved>({
    table: 'users',
    action: 'availability updated',
    topics: ({ subjectId }) => ['list:bookings', `user:${subjectId}`],
  }),
}
