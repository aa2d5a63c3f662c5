import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** How many rows a page of a table has. */
export const pageSize = 20

/** Where a page of a list starts: behind (`after`) or ahead of (`before`) a row's cursor. */
export type Place = { after: string } | { before: string } | null

/** What the row at which a page starts is sorted by, and whether the page ends there instead. */
type Start = { values: (string | number)[]; back: boolean } | null

/** The text of a row's cursor, in a list that is sorted by a moment and an id. */
export const cursorOf = (at: number, id: string): string => `${at}_${id}`

/** The moment and the id of a cursor; null for what is none. */
export function readCursor(text: string): [at: number, id: string] | null {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(text) ?? []
  return at && id ? [Number(at), id] : null
}

/**
 * Where a list is read from; null for its beginning, also when the cursor is none.
 *
 * @param valuesOf what the row of a cursor is sorted by
 */
export function startOf(
  place: Place,
  valuesOf: (cursor: string) => (string | number)[] | null = readCursor,
): Start {
  if (!place) return null
  const back = 'before' in place
  const values = valuesOf(back ? place.before : place.after)
  return values && { values, back }
}

/** The condition and the order that read a list from its start, the greatest values first. */
export function readFrom(
  start: Start,
  columns: SQLiteColumn[],
): { beyond: SQL | undefined; order: SQL[] } {
  const order = columns.map((column) => (start?.back ? asc(column) : desc(column)))
  if (!start) return { beyond: undefined, order }
  const row = (parts: unknown[]) =>
    sql.join(
      parts.map((part) => sql`${part}`),
      sql`, `,
    )
  const past = start.back ? sql`>` : sql`<`
  return { beyond: sql`(${row(columns)}) ${past} (${row(start.values)})`, order }
}

/**
 * A page in its order and the cursors of its neighbours, out of one row more than a page has.
 *
 * @param rows read as `readFrom` says: oldest first when the start leads back
 * @param size how many rows the list's pages have
 */
export function turnedPage<Row>(
  rows: Row[],
  start: Start,
  cursor: (row: Row) => string,
  size = pageSize,
) {
  const more = rows.length > size
  const page = rows.slice(0, size)
  const back = start?.back ?? false
  if (back) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  return {
    page,
    newer: first && (back ? more : start !== null) ? cursor(first) : null,
    older: last && (back || more) ? cursor(last) : null,
  }
}
