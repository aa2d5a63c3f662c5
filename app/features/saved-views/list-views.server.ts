import { and, asc, desc, eq, getTableColumns, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedViews, users } from '~/db/schema'
import { isStaffRow } from '~/features/user-access/staff-rows.server'
import { isStaff, type Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/work/kinds'

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What the views of a kind of work are kept under: its word in the plural. */
export const pluralOf = (kind: WorkKind) => `${kind}s` as const

/** So many stand beside the tabs of a list. */
const mostShown = 30

/**
 * The views of the lists of a kind of work that somebody finds, by name: their own, and staff what staff share. Where
 * there are too many, their own come first.
 */
export function listViews(actor: Member, kind: WorkKind) {
  const own = eq(savedViews.ownerId, actor.id)
  // What somebody has shared is found while they are of the staff.
  const shared = and(eq(savedViews.shared, true), isStaffRow)
  const found = isStaff(actor) ? or(own, shared) : own
  return db
    .select(getTableColumns(savedViews))
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId))
    .where(and(eq(savedViews.list, pluralOf(kind)), found))
    .orderBy(desc(own), asc(savedViews.name), asc(savedViews.id))
    .limit(mostShown)
    .all()
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id))
    .map(({ id, name, path, filters, shared, ownerId }) => ({
      id,
      name,
      path,
      filters,
      shared,
      own: ownerId === actor.id,
    }))
}

export type SavedView = ReturnType<typeof listViews>[number]
