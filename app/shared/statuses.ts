import type { OrderStatus } from './order-statuses'
import { type RequestStatus, restingStatuses } from './request-statuses'

/** Parts that the statuses of all kinds of work share. */

/** The statuses of all kinds of work. */
export type WorkStatus = RequestStatus | OrderStatus

/**
 * Whether the studio has something to do: what is active counts for the limit and can be late. An
 * order begins with its payment.
 */
export const isActive = (status: WorkStatus): boolean =>
  status !== 'pending_payment' && !(restingStatuses as readonly WorkStatus[]).includes(status)
