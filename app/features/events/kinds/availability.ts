import { kind } from '../kind'

type Saved = { details: Record<string, unknown> }

export const availabilityEvents = {
  /** When somebody of the staff can be booked. */
  saved: kind<Saved>({
    on: 'users',
    says: 'availability updated',
    tells: ({ of }) => ['list:bookings', `user:${of}`],
  }),
}
