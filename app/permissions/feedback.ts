import type { OrderStatus } from '~/shared/order-statuses'
import { type Actor, isSelf } from './vocabulary'

/** How long after it was given its author can change it, in milliseconds. */
export const feedbackChanges = 24 * 60 * 60 * 1000

/** Leave feedback at all: the client of an order, once it is completed. Once each: the command checks. */
export const canGiveFeedback = (
  actor: Actor,
  order: { userId: string | null; status: OrderStatus },
): boolean => isSelf(actor, order.userId) && order.status === 'completed'

/** Change it: its author, for a day. @param now in milliseconds */
export const canChangeFeedback = (
  actor: Actor,
  feedback: { userId: string | null; createdAt: number },
  now: number,
): boolean => isSelf(actor, feedback.userId) && now < feedback.createdAt + feedbackChanges
