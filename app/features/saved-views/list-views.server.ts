import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedViews } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** List name that views of a kind of work are stored under: its word in the plural. */
export const pluralOf = (kind: WorkKind) => `${kind}s` as const

/**
 * Limits views to those that somebody finds, and may rename and delete: their own, and staff those that
 * belong to the studio.
 */
export const foundBy = (actor: Member) => {
  const own = eq(savedViews.ownerId, actor.id)
  return isStaff(actor) ? or(own, isNull(savedViews.ownerId)) : own
}

/** How many are next to the tabs of a list. */
const mostShown = 30

/**
 * The views of the lists of a kind of work that somebody finds, by name: their own, and staff what staff share. Where
 * there are too many, their own come first.
 */
export function listViews(actor: Member, kind: WorkKind) {
  const own = eq(savedViews.ownerId, actor.id)
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, pluralOf(kind)), foundBy(actor)))
    .orderBy(desc(sql`${own} is true`), asc(savedViews.name), asc(savedViews.id))
    .limit(mostShown)
    .all()
    .sort((one, other) => compare(one.name, other.name) || compare(one.id, other.id))
    .map(({ id, name, path, filters, shared }) => ({ id, name, path, filters, shared }))
}

export type SavedView = ReturnType<typeof listViews>[number]
