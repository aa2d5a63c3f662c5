import { and, eq, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedViews } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'
import type { Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/work/kinds'
import { pluralOf } from './list-views.server'
import { requireList } from './require-list.server'

/** The views that somebody has of the lists of a kind of work, as a condition. */
export const viewsOf = (actor: Member, kind: WorkKind) =>
  and(eq(savedViews.ownerId, actor.id), eq(savedViews.list, pluralOf(kind)))

/** A view of one's own. @throws Fault `not-found`, also where its list is not theirs any more */
export function requireOwnView(actor: Member, kind: WorkKind, id: string, from: Reader = db) {
  const view = from
    .select()
    .from(savedViews)
    .where(and(viewsOf(actor, kind), eq(savedViews.id, id)))
    .get()
  if (!view) throw notFound()
  requireList(actor, kind, view.path)
  return view
}

/** @param own the view that may have the name already. @throws Fault `view-exists` (409) beside `name` */
export function requireFreeViewName(
  from: Reader,
  actor: Member,
  { kind, name, own = '' }: { kind: WorkKind; name: string; own?: string },
): void {
  const named = from
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(viewsOf(actor, kind), eq(savedViews.name, name), ne(savedViews.id, own)))
    .get()
  if (named) throw new Fault('view-exists', 409, { field: 'name' })
}
