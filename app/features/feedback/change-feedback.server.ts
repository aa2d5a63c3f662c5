import { eq } from 'drizzle-orm'
import { feedbacks } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { feedbackEvents } from '~/features/events/event-types/feedback'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { canChangeFeedback } from '~/permissions/feedback'
import type { Member } from '~/permissions/vocabulary'
import { storedFeedback } from './find-feedback.server'
import type { Feedback } from './give-feedback.server'

/**
 * Changes what its author said of an order.
 *
 * @throws DomainError `not-found`; 403 for anybody but its author; `feedback-over` (409) after a day;
 *   `stale` (409)
 */
export function changeFeedback(
  actor: Member,
  { orderId, rating, text, version }: Omit<Feedback, 'idempotencyKey'> & { version: number },
  now = Date.now(),
): void {
  transaction((tx) => {
    const order = visibleOrder(tx, actor, orderId)
    const row = storedFeedback(tx, orderId)
    if (!row) throw notFound()
    if (row.userId !== actor.id) throw forbidden()
    if (!canChangeFeedback(actor, row, now)) throw new DomainError('feedback-over', 409)
    expectVersion(row, version, { rating: `${row.rating}`, text: row.text })
    tx.update(feedbacks)
      .set({ rating, text, version: row.version + 1, updatedAt: now })
      .where(eq(feedbacks.orderId, orderId))
      .run()
    const details: { rating: [number, number] } = { rating: [row.rating, rating] }
    emit(tx, actor, feedbackEvents.changed, {
      work: order,
      people: participantsOfOrder(tx, order),
      text,
      version: row.version + 1,
      details,
    })
  })
}
