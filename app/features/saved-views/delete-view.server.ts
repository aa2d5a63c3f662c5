import { and, eq } from 'drizzle-orm'
import { savedViews } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { savedViewEvents } from '~/features/events/kinds/saved-views'
import type { Member } from '~/permissions/vocabulary'

/** Deletes a view of one's own. @throws Fault `not-found`, also when it is another person's */
export function deleteView(actor: Member, id: string): void {
  transaction((tx) => {
    const gone = tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.ownerId, actor.id)))
      .returning({ name: savedViews.name })
      .get()
    if (!gone) throw notFound()
    happen(tx, actor, savedViewEvents.deleted, { of: id, owner: actor.id, details: gone })
  })
}
