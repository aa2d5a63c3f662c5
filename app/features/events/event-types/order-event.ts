import { workEvent } from './work-event'

/** An event type of orders: its open pages, the lists of staff and of its client show it. */
export const orderEvent = <Facts>(given: Parameters<typeof workEvent<Facts>>[1]) =>
  workEvent<Facts>('order', given)
