import { csvLine } from '~/features/lists/csv'
import type { Place } from '~/features/lists/place'

/** So many rows are read at once, and so many are given at most. */
const batch = 500
const most = 50_000

/**
 * A list as lines of a CSV file, a batch at a time: what its screen shows, all pages.
 *
 * @param heads what its columns are called
 * @param read a page of the list
 * @param cells what stands in the columns of a row
 */
export function* linesOf<Row>(
  heads: readonly string[],
  read: (place: Place, size: number) => { rows: readonly Row[]; next: string | null },
  cells: (row: Row) => readonly (string | number)[],
): Generator<string> {
  yield `\ufeff${csvLine(heads)}`
  let place: Place = null
  for (let given = 0; given < most; given += batch) {
    const { rows, next } = read(place, batch)
    if (rows.length > 0) yield rows.map((row) => csvLine(cells(row))).join('')
    if (!next) return
    place = { after: next }
  }
}
