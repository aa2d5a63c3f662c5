import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, users } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { Place } from '~/features/lists/place'
import { readPage, type Ways } from '~/features/lists/read-page.server'
import { historyMessages as say } from '~/messages/history'
import { userMessages } from '~/messages/users'

/** One change: when, what, and the name of who made it. */
export type HistoryRow = {
  id: string
  created: number
  action: string
  /** Names of the fields that a change touched, as in the table. */
  fields: string[]
  person: string
}

/** A page of an object's history, with the cursors of its neighbours. */
export type HistoryPage<Row = HistoryRow> = Ways & { rows: Row[] }

/**
 * The changes of one object, newest first. Who may see them is the calling screen's to decide.
 *
 * @param collection table of the object
 * @param id as the history names it
 */
export function historyOf(collection: string, id: string, place: Place): HistoryPage {
  const of = and(eq(logHistory.collection, collection), eq(logHistory.document, id))
  const { rows, ...ways } = readHistory(of, place)
  const nameOf = personNames(rows.map((row) => row.user))
  return {
    rows: rows.map(({ id, created, action, user, details }) => ({
      id,
      created,
      action,
      fields: changedFields(details),
      person: nameOf(user),
    })),
    ...ways,
  }
}

/** A page of history rows as they are kept, newest first, with the cursors of its neighbours. */
export const readHistory = (of: SQL | undefined, place: Place) =>
  readPage({
    select: db.select().from(logHistory).$dynamic(),
    where: of,
    sort: newestFirst(logHistory.created, logHistory.id),
    place,
  })

/** How the people of a page are called; see `actorKey`. */
export function personNames(keys: string[]): (key: string) => string {
  const ids = [...new Set(keys)].filter((key) => key !== 'system' && !key.startsWith('guest:'))
  const rows = ids.length
    ? db
        .select({ id: users.id, fullName: users.fullName })
        .from(users)
        .where(inArray(users.id, ids))
        .all()
    : []
  const known = new Map(rows.map(({ id, fullName }) => [id, fullName]))
  return (key) => {
    if (key === 'system') return say.system
    if (key.startsWith('guest:')) return say.guest
    return known.get(key) ?? userMessages.deletedUser
  }
}

/** A change is kept as `{ field: [before, after] }`. */
export const changedFields = (details: unknown): string[] =>
  details && typeof details === 'object'
    ? Object.entries(details).flatMap(([field, value]) => (Array.isArray(value) ? [field] : []))
    : []
