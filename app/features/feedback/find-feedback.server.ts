import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { findName } from '~/features/user-access/find-name.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { canChangeFeedback, canGiveFeedback, feedbackChanges } from '~/permissions/feedback'
import type { Actor } from '~/permissions/vocabulary'

/** The feedback of an order as it is stored. */
export const storedFeedback = (from: Reader, orderId: string) =>
  from.select().from(feedbacks).where(eq(feedbacks.orderId, orderId)).get()

/**
 * Feedback of the client on an order, and whether the viewer may give or change it.
 *
 * @throws DomainError `not-found`
 */
export function findFeedback(actor: Actor, orderId: string, now = Date.now()) {
  const order = visibleOrder(db, actor, orderId)
  const row = storedFeedback(db, orderId)
  const own = actor.kind === 'member' && order.userId === actor.id
  return {
    orderId,
    number: order.number,
    title: order.title,
    own,
    given: row ? { ...given(row), by: findName(db, row.userId) } : null,
    may: {
      give: !row && canGiveFeedback(actor, order),
      change: row !== undefined && canChangeFeedback(actor, row, now),
    },
  }
}

export type FeedbackOfOrder = ReturnType<typeof findFeedback>

const given = (row: typeof feedbacks.$inferSelect) => {
  const { rating, text, version, createdAt, updatedAt } = row
  return { rating, text, version, createdAt, updatedAt, until: createdAt + feedbackChanges }
}
