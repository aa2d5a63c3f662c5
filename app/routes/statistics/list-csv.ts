import { Fault } from '~/faults'
import { sheetLines } from '~/features/statistics/sheet-lines'
import { date } from '~/messages/dates'
import { statisticsMessages as say } from '~/messages/statistics'
import { csvResponse } from '~/routes/http/csv-response'
import { screen } from '~/routes/http/handle.server'
import { sheetNames } from './names'
import { readSheet } from './read-sheet.server'

/** A screen of the statistics with its range, as a file of comma-separated values. */
export const loader = screen('/statistics/list.csv', ({ url: { searchParams } }) => {
  const name = sheetNames.find((each) => each === searchParams.get('of')) ?? 'overview'
  const { sheet, fields, range } = readSheet(name, searchParams)
  if (!sheet) throw new Fault('range-refused', 400)
  const words = `${date(range.from)} to ${date(range.to)}`
  const lines = sheetLines(sheet, `${say.title}: ${say.tabs[name]}`, words)
  return csvResponse(lines, `statistics-${name}-${fields.from}-${fields.to}.csv`)
})
