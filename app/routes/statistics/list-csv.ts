import { Fault } from '~/faults'
import { sheetLines } from '~/features/statistics/sheet-lines'
import { statisticsMessages as say } from '~/messages/statistics'
import { csvResponse } from '~/routes/http/csv-response'
import { screen } from '~/routes/http/screen-and-act.server'
import { readSheet } from './read-sheet.server'
import { sheetNames } from './sheets'

/** A screen of the statistics with its range, as a file of comma-separated values. */
export const loader = screen('/statistics/list.csv', ({ url: { searchParams } }) => {
  const name = sheetNames.find((each) => each === searchParams.get('of')) ?? 'overview'
  const { sheet, fields, range } = readSheet(name, searchParams)
  if (!sheet) throw new Fault('range-refused', 400)
  const lines = sheetLines(sheet, say.fileTitle(say.tabs[name]), say.range(range.from, range.to))
  return csvResponse(lines, `statistics-${name}-${fields.from}-${fields.to}.csv`)
})
