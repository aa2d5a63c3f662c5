import { and, eq } from 'drizzle-orm'
import { savedViews } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { savedViewEvents } from '~/features/events/kinds/saved-views'
import type { Member } from '~/permissions/vocabulary'

/**
 * Deletes a view of one's own.
 *
 * @returns what it was, from which it can be saved again
 * @throws Fault `not-found`, also when it is another person's
 */
export function deleteView(actor: Member, id: string) {
  return transaction((tx) => {
    const gone = tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, actor.id)))
      .returning()
      .get()
    if (!gone) throw notFound()
    const { name, path, filters, shared } = gone
    happen(tx, actor, savedViewEvents.deleted, { of: id, owner: actor.id, details: { name } })
    return { name, path, filters, shared }
  })
}
