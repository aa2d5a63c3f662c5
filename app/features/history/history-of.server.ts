import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, users } from '~/db/schema'
import {
  cursorOf,
  type Place,
  pageSize,
  readFrom,
  startOf,
  turnedPage,
} from '~/features/lists/pages.server'
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
export type HistoryPage = { rows: HistoryRow[]; newer: string | null; older: string | null }

/**
 * The changes of one object, newest first. Who may see them is the calling screen's to decide.
 *
 * @param collection table of the object
 * @param id as the history names it
 */
export function historyOf(collection: string, id: string, place: Place): HistoryPage {
  const start = startOf(place)
  const { beyond, order } = readFrom(start, [logHistory.created, logHistory.id])
  const found = db
    .select({
      id: logHistory.id,
      created: logHistory.created,
      action: logHistory.action,
      user: logHistory.user,
      details: logHistory.details,
    })
    .from(logHistory)
    .where(and(eq(logHistory.collection, collection), eq(logHistory.document, id), beyond))
    .orderBy(...order)
    .limit(pageSize + 1)
    .all()
  const { page, ...ways } = turnedPage(found, start, (row) => cursorOf(row.created, row.id))
  const nameOf = personNames(page.map((row) => row.user))
  return {
    rows: page.map(({ user, details, ...row }) => ({
      ...row,
      fields: changedFields(details),
      person: nameOf(user),
    })),
    ...ways,
  }
}

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
const changedFields = (details: unknown): string[] =>
  details && typeof details === 'object'
    ? Object.entries(details).flatMap(([field, value]) => (Array.isArray(value) ? [field] : []))
    : []
