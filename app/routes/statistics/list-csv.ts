import { DomainError, notFound } from '~/domain-error'
import { figureLines, partLines } from '~/features/statistics/sheet-lines'
import { csvResponse } from '~/routes/http/csv-response'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { before } from '~/shared/utc-days'
import { readSheet } from './read-sheet.server'
import { sheetNames } from './sheets'

/**
 * A table of the statistics (`table`) with its range, as a file of comma-separated values; without a
 * word for one the figures on top.
 */
export const loader = fileScreen(async ({ url: { searchParams } }) => {
  const name = sheetNames.find((each) => each === searchParams.get('of')) ?? 'overview'
  const { sheet, fields, days } = await readSheet(name, searchParams)
  if (!sheet) throw new DomainError('range-refused', 400)
  const table = searchParams.get('table') ?? ''
  const part = sheet.parts.find(({ id }) => id === table)
  if (table !== '' && !part) throw notFound()
  const lines = part ? partLines(part) : figureLines(sheet, days, before(days))
  const file = ['statistics', name, ...(part ? [part.id] : []), fields.from, fields.to].join('-')
  return csvResponse(lines.values(), `${file}.csv`)
})
