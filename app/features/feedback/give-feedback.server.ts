import { feedbacks } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { feedbackEvents } from '~/features/events/event-types/feedback'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { participantsOfOrder } from '~/features/work-item-base/order/participants.server'
import { canGiveFeedback } from '~/permissions/feedback'
import type { Member } from '~/permissions/vocabulary'
import { storedFeedback } from './find-feedback.server'

export type Feedback = {
  orderId: string
  /** 1 to 5. */
  rating: number
  text: string
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * The client of a completed order says what they think of it, once.
 *
 * @throws DomainError `not-found`; 403 for anybody but its client; `feedback-early` (409) before it is
 *   completed; `feedback-given` (409) the second time
 */
export function giveFeedback(
  actor: Member,
  { orderId, rating, text, idempotencyKey }: Feedback,
  now = Date.now(),
): void {
  transaction((tx) =>
    idempotent(tx, idempotencyKey, () => {
      const order = visibleOrder(tx, actor, orderId)
      if (order.userId !== actor.id) throw forbidden()
      if (storedFeedback(tx, orderId)) throw new DomainError('feedback-given', 409)
      if (!canGiveFeedback(actor, order)) throw new DomainError('feedback-early', 409)
      const row = { orderId, userId: actor.id, rating, text, createdAt: now, updatedAt: now }
      tx.insert(feedbacks).values(row).run()
      const people = participantsOfOrder(tx, order)
      const details = { rating }
      emit(tx, actor, feedbackEvents.given, { work: order, people, text, version: 1, details })
    }),
  )
}
