import { and, asc, eq, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { savedViews } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'

/** So many stand beside the tabs of a list. */
const mostShown = 30

/** The views of a kind of list that somebody finds: their own, and staff what staff share. */
export function listViews(actor: Member, list: 'requests' | 'orders') {
  const own = eq(savedViews.ownerId, actor.id)
  const mine = isStaff(actor) ? or(own, eq(savedViews.shared, true)) : own
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), mine))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
    .limit(mostShown)
    .all()
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
