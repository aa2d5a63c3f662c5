import { and, eq } from 'drizzle-orm'
import { savedViews } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { savedViewEvents } from '~/features/events/event-types/saved-views'
import type { Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { foundBy, pluralOf } from './list-views.server'
import { requireList } from './require-list.server'

/**
 * Deletes a view of one's own, or, for staff, one that all staff share.
 *
 * @returns what it was, from which it can be saved again
 * @throws DomainError `not-found`, also when it is another person's
 */
export function deleteView(actor: Member, kind: WorkKind, id: string) {
  return transaction((tx) => {
    const gone = tx
      .delete(savedViews)
      .where(and(foundBy(actor), eq(savedViews.list, pluralOf(kind)), eq(savedViews.id, id)))
      .returning()
      .get()
    if (!gone) throw notFound()
    // One's own goes also where its list is not theirs any more.
    if (gone.shared) requireList(actor, kind, gone.path)
    const { name, path, filters, shared } = gone
    emit(tx, actor, savedViewEvents.deleted, { subjectId: id, owner: actor.id, details: { name } })
    return { name, path, filters, shared }
  })
}
