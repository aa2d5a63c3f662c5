import { and, count, eq, isNull, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedViews } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { limits } from '~/permissions/limits'
import type { Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { foundBy, pluralOf } from './list-views.server'
import { requireList } from './require-list.server'

/** Limits views to those among which a name is unique: somebody's own, or the studio's. */
export const viewsOf = (actor: Member, kind: WorkKind, shared: boolean) =>
  and(
    shared ? isNull(savedViews.ownerId) : eq(savedViews.ownerId, actor.id),
    eq(savedViews.list, pluralOf(kind)),
  )

/** Finds a view that somebody may change: see `foundBy`. @throws DomainError `not-found`, also where its list is not theirs any more */
export function requireOwnView(actor: Member, kind: WorkKind, id: string, from: Reader = db) {
  const view = from
    .select()
    .from(savedViews)
    .where(and(foundBy(actor), eq(savedViews.list, pluralOf(kind)), eq(savedViews.id, id)))
    .get()
  if (!view) throw notFound()
  requireList(actor, kind, view.path)
  return view
}

/** @throws DomainError `too-many-views` or `too-many-shared-views` (400) beside `name` when there is no room */
export function requireRoom(from: Reader, actor: Member, kind: WorkKind, shared: boolean): void {
  const most = shared ? limits.savedViews.shared : limits.savedViews.own
  const held = from
    .select({ n: count() })
    .from(savedViews)
    .where(viewsOf(actor, kind, shared))
    .get()
  if ((held?.n ?? 0) < most) return
  const code = shared ? 'too-many-shared-views' : 'too-many-views'
  throw new DomainError(code, 400, { field: 'name', values: { most } })
}

/**
 * @param own the view that may have the name already
 * @throws DomainError `view-exists` or `shared-view-exists` (409) beside `name`
 */
export function requireFreeViewName(
  from: Reader,
  actor: Member,
  { kind, name, shared, own = '' }: { kind: WorkKind; name: string; shared: boolean; own?: string },
): void {
  const named = from
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(viewsOf(actor, kind, shared), eq(savedViews.name, name), ne(savedViews.id, own)))
    .get()
  if (named)
    throw new DomainError(shared ? 'shared-view-exists' : 'view-exists', 409, { field: 'name' })
}
