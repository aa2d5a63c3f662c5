export const pageSize = 20

/** Where a page of a list starts: behind (`after`) or ahead of (`before`) a row's cursor. */
export type Place = { after: string } | { before: string } | null

export type Cursor = { at: number; id: string; back: boolean }

/** The text of a row's cursor. */
export const cursorOf = (at: number, id: string) => `${at}_${id}`

/** The cursor of a place; null for the first page and for what is no cursor. */
export function readCursor(place: Place): Cursor | null {
  if (!place) return null
  const back = 'before' in place
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(back ? place.before : place.after) ?? []
  return at && id ? { at: Number(at), id, back } : null
}

/**
 * A page in its order and the ways on, out of one row more than a page has.
 *
 * @param rows read away from the cursor: oldest first when it leads back
 */
export function turnedPage<Row>(rows: Row[], cursor: Cursor | null, textOf: (row: Row) => string) {
  const more = rows.length > pageSize
  const page = rows.slice(0, pageSize)
  const back = cursor?.back ?? false
  if (back) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  return {
    page,
    newer: first && (back ? more : cursor !== null) ? textOf(first) : null,
    older: last && (back || more) ? textOf(last) : null,
  }
}
