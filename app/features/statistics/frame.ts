import { figureText, statisticsMessages as say, stepName } from '~/messages/statistics'
import { before, beginOf, type Days, lengthOf, partsOf, stepOf } from '~/work/utc-days'
import type { Cell, Figure, SheetRow } from './sheet'

/** A range with its parts by a step, and the one before it. */
export function frameOf(days: Days, step = stepOf(days)) {
  const parts = partsOf(days, step)
  return {
    days,
    step,
    parts,
    earlier: before(days),
    names: parts.map(({ from }) => stepName(beginOf(from, step), step)),
    length: lengthOf(days),
  }
}

export type Frame = ReturnType<typeof frameOf>
/** One figure for each part of a range, with that of all of it, and where each leads to. */
export type FigureColumn = {
  head: string
  values: number[]
  total: number
  to: (days: Days) => string
}

/** A table of a line for each part, with the sum of all of them at its end. */
export function tableOf(frame: Frame, columns: readonly FigureColumn[]) {
  const cell = (n: number, to: string): Cell => ({ text: figureText(n), to })
  const [first] = columns
  const rows = frame.parts.map(
    (part, i): SheetRow => ({
      label: { text: frame.names[i] ?? '', to: first?.to(part) ?? null },
      cells: columns.map(({ values, to }) => cell(values[i] ?? 0, to(part))),
    }),
  )
  const total: SheetRow = {
    label: { text: say.days(frame.length) },
    cells: columns.map((column) => cell(column.total, column.to(frame.days))),
  }
  return {
    columns: [say.stepHead(frame.step), ...columns.map(({ head }) => head)],
    rows,
    total,
    none: say.none,
  }
}

/** All of them added up. */
export const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0)

/** A figure on top, with that of the days before. */
export const figure = (
  label: string,
  n: number,
  earlier: number,
  to: string,
  { length }: Frame,
): Figure => ({
  label,
  text: figureText(n),
  to,
  note: say.inDaysBefore(figureText(earlier), length),
})
