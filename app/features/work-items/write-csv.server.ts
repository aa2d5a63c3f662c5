import { csvLine } from '~/features/lists/csv'
import type { PageStart } from '~/features/lists/page-start'
import { cutAfter } from '~/messages/work-lists'

/** Rows read at once. */
const batch = 500

/**
 * A list as lines of a CSV file, a batch at a time: the rows of all its pages, with columns of
 * its own. Where there are more rows than are given, the last line says so.
 *
 * @param heads what its columns are called
 * @param read a page of the list
 * @param cells what stands in the columns of a row
 * @param most rows that are given, in whole batches
 */
export function* writeCsv<Row>(
  heads: readonly string[],
  read: (place: PageStart, size: number) => { rows: readonly Row[]; next: string | null },
  cells: (row: Row) => readonly (string | number)[],
  most = 50_000,
): Generator<string> {
  yield `\ufeff${csvLine(heads)}`
  let place: PageStart = null
  for (let given = 0; given < most; given += batch) {
    const { rows, next } = read(place, batch)
    if (rows.length > 0) yield rows.map((row) => csvLine(cells(row))).join('')
    if (!next) return
    place = { after: next }
  }
  yield csvLine([cutAfter(most)])
}
