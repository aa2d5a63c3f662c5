import { csvLine } from '~/features/lists/csv'
import { statisticsMessages as say } from '~/messages/statistics'
import type { Part, Sheet, SheetRow } from './sheet'

/**
 * What a screen of the statistics shows as lines of a CSV file: the figures, then each table under its
 * title, with an empty line between.
 *
 * @param range the days, in words
 */
export function* sheetLines(sheet: Sheet, title: string, range: string): Generator<string> {
  yield `\ufeff${csvLine([title, range])}`
  yield csvLine([])
  for (const { label, text, note } of sheet.figures) yield csvLine([label, text, note])
  for (const part of sheet.parts) {
    yield csvLine([])
    yield csvLine([part.title, part.note].filter(Boolean))
    // On the screen the promise stands under the head of what came of it.
    yield csvLine(part.columns.map((head) => head || say.promised))
    for (const row of rowsOf(part))
      yield csvLine([row.label.text, ...row.cells.map(({ text }) => text)])
  }
}

const rowsOf = ({ rows, total }: Part): SheetRow[] => (total ? [...rows, total] : rows)
