import { ofOrder } from './of-order'

/** What the client of a completed order thought of it. */
export const feedbackEvents = {
  given: ofOrder<{ details: { rating: number } }>({ says: 'feedback given' }),
  changed: ofOrder<{ details: { rating: [number, number] } }>({ says: 'feedback changed' }),
}
