import { eq } from 'drizzle-orm'
import { orderTerms } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { orderTermEvents } from '~/features/events/event-types/order-studio'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireTerm } from './require-term.server'

/**
 * Shows terms to buyers, or takes them away: the forms that have them ask for none until they are
 * published again.
 *
 * @throws DomainError 403, 404
 */
export function publishTerm(
  actor: Actor,
  { id, published }: { id: string; published: boolean },
): void {
  requireOrderManager(actor)
  transaction((tx) => {
    const term = requireTerm(tx, id)
    if (term.published === published) return
    const at = Date.now()
    // No new version: the form of the terms does not have it.
    tx.update(orderTerms)
      .set({ published, ...(published && { publishedAt: at }), updatedAt: at, updatedBy: actor.id })
      .where(eq(orderTerms.id, id))
      .run()
    const eventType = published ? orderTermEvents.published : orderTermEvents.unpublished
    emit(tx, actor, eventType, { subjectId: id })
  })
}
