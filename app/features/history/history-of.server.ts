import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { logHistory, users } from '~/db/schema'
import { historyMessages as say } from '~/messages/history'
import { userMessages } from '~/messages/users'

const pageSize = 20

/** Where a page of the history starts: behind (`after`) or ahead of (`before`) a row's cursor. */
type Place = { after: string } | { before: string } | null

/** One change: when, what, and the name of who made it. */
export type HistoryRow = { id: string; created: number; action: string; person: string }

/** A page of an object's history, with the cursors of its neighbours. */
export type HistoryPage = { rows: HistoryRow[]; newer: string | null; older: string | null }

/**
 * The changes of one object, newest first. Who may see them is the calling screen's to decide.
 *
 * @param collection table of the object
 * @param id as the history names it
 */
export function historyOf(collection: string, id: string, place: Place): HistoryPage {
  const back = place !== null && 'before' in place
  const cursor = place && readCursor('before' in place ? place.before : place.after)
  const found = db
    .select({
      id: logHistory.id,
      created: logHistory.created,
      action: logHistory.action,
      user: logHistory.user,
    })
    .from(logHistory)
    .where(
      and(
        eq(logHistory.collection, collection),
        eq(logHistory.document, id),
        cursor ? beyond(cursor, back) : undefined,
      ),
    )
    .orderBy(
      ...(back
        ? [asc(logHistory.created), asc(logHistory.id)]
        : [desc(logHistory.created), desc(logHistory.id)]),
    )
    .limit(pageSize + 1)
    .all()
  const more = found.length > pageSize
  const page = found.slice(0, pageSize)
  if (back) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  const nameOf = names(page.map((row) => row.user))
  return {
    rows: page.map(({ user, ...row }) => ({ ...row, person: nameOf(user) })),
    newer: first && (back ? more : cursor !== null) ? cursorOf(first) : null,
    older: last && (back || more) ? cursorOf(last) : null,
  }
}

/** How the people of a page are called; see `actorKey`. */
function names(keys: string[]): (key: string) => string {
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

type Cursor = { created: number; id: string }

const cursorOf = ({ created, id }: Cursor) => `${created}_${id}`

function readCursor(text: string): Cursor | null {
  const [, created, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(text) ?? []
  return created && id ? { created: Number(created), id } : null
}

function beyond({ created, id }: Cursor, back: boolean): SQL | undefined {
  const past = back ? gt : lt
  const at = logHistory.created
  return or(past(at, created), and(eq(at, created), past(logHistory.id, id)))
}
