import { and, eq, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory } from '~/db/schema'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage, type Ways } from '~/features/lists/read-page.server'
import { changedFields } from './changed-fields.server'
import { personNames } from './person-names.server'

/** One change: when, what, and the name of who made it. */
export type HistoryRow = {
  id: string
  created: number
  action: string
  /** Changes, a line for each field whose values are shown. */
  became: string[]
  /** The names of the other fields that it touched. */
  fields: string[]
  person: string
}

/** A page of an object's history, with the cursors of its neighbors. */
export type HistoryPage<Row = HistoryRow> = Ways & { rows: Row[] }

/**
 * Lists the changes of one object, newest first. The calling screen decides who may see them.
 *
 * @param collection table of the object
 * @param id as the history names it
 */
export function listHistory(collection: string, id: string, place: PageStart): HistoryPage {
  const of = and(eq(logHistory.collection, collection), eq(logHistory.documentId, id))
  const { rows, ...ways } = readHistory(of, place)
  const nameOf = personNames(rows.map((row) => row.userId))
  return {
    rows: rows.map(({ id, createdAt: created, action, userId: user, details }) => ({
      id,
      created,
      action,
      ...changedFields(collection, details),
      person: nameOf(user),
    })),
    ...ways,
  }
}

/** A page of history rows as they are kept, newest first, with the cursors of its neighbors. */
export const readHistory = (of: SQL | undefined, place: PageStart) =>
  readPage({
    select: db.select().from(logHistory).$dynamic(),
    where: of,
    sort: newestFirst(logHistory.createdAt, logHistory.id),
    place,
  })
