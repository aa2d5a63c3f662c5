import { statisticsMessages as say, stepName } from '~/messages/statistics'
import { before, beginOf, type Days, dayWord, lengthOf, partsOf, stepOf } from '~/shared/utc-days'
import { countCell, daysCell } from './cells'
import type { Cell, Figure, SheetRow } from './sheet'

/** A range with its parts by a step, and the one before it. */
export function frameOf(days: Days, step = stepOf(days)) {
  const parts = partsOf(days, step)
  return {
    days,
    step,
    parts,
    earlier: before(days),
    names: parts.map(({ from }) => stepName(dayWord(beginOf(from, step)), step)),
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
  const [first] = columns
  const rows = frame.parts.map(
    (part, i): SheetRow => ({
      label: daysCell(frame.names[i] ?? '', part, first?.to(part)),
      cells: columns.map(({ head, values, to }) => countCell(head, values[i] ?? 0, to(part))),
    }),
  )
  const total: SheetRow = {
    label: daysCell(say.days(frame.length), frame.days),
    cells: columns.map(({ head, total, to }) => countCell(head, total, to(frame.days))),
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
): Figure => topFigure(label, countCell(label, n, to), countCell(label, earlier, null), length)

/** A figure on top of a cell, with that of as many days before. */
export const topFigure = (label: string, now: Cell, earlier: Cell, length: number): Figure => ({
  label,
  text: now.text,
  to: now.to ?? null,
  note: say.inDaysBefore(earlier.text, length),
  filed: now.filed,
  earlier: earlier.filed,
})
