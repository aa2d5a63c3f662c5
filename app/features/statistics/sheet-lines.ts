import { csvLine } from '~/features/lists/csv'
import type { Days } from '~/shared/utc-days'
import { filedDays } from './cells'
import type { Filed, Part, Sheet } from './sheet'

/**
 * The figures of a screen of the statistics as lines of a CSV file: those of its days, then those of as
 * many days before.
 */
export function figureLines({ figures }: Sheet, days: Days, earlier: Days): string[] {
  return tableLines(
    [
      [...filedDays(days), ...figures.flatMap(({ filed }) => filed)],
      [...filedDays(earlier), ...figures.flatMap((figure) => figure.earlier)],
    ],
    [],
  )
}

/** A table as lines of a CSV file, without its total: that is among the figures. */
export const partLines = ({ rows, columns }: Part): string[] =>
  tableLines(
    rows.map(({ label, cells }) => [label, ...cells].flatMap(({ filed }) => filed)),
    columns.filter(Boolean),
  )

/** @param heads what the columns are called where there is no row that says it */
function tableLines(rows: readonly Filed[], heads: readonly string[]): string[] {
  const [first] = rows
  const lines = rows.map((row) => csvLine(row.map(([, value]) => value ?? '')))
  return [`\ufeff${csvLine(first?.map(([head]) => head) ?? heads)}`, ...lines]
}
