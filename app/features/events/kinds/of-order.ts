import { ofWork } from './of-work'

/** A kind about an order: its open pages, the lists of staff and of its client show it. */
export const ofOrder = <Facts>(given: Parameters<typeof ofWork<Facts>>[1]) =>
  ofWork<Facts>('order', given)
