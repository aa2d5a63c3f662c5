import { statisticsMessages as say, shareText } from '~/messages/statistics'
import { type Days, dayOf, endOf } from '~/shared/utc-days'
import { countCell, daysCell, hoursCell, shareCell } from './cells'
import type { Figures } from './count-figures'
import { drawBars, drawLine } from './draw-chart.server'
import { figure, frameOf, topFigure } from './frame'
import { createdIn, deliveredIn, openAt } from './links'
import { requestFigures } from './request-figures.server'
import { perAssignee, perType } from './request-tables.server'
import type { Cell, Part, Sheet, SheetRow } from './sheet'

/**
 * Created and delivered requests in some days, their speed and the late ones among them: in all, per type,
 * per person.
 */
export async function requestStatistics(days: Days, now = Date.now()): Promise<Sheet> {
  const frame = frameOf(days)
  const { step, parts, earlier, names, length: n } = frame
  const figures = await requestFigures(days, step)
  const { all, before: past } = figures
  const open = figures.parts.map((each, i) => openCell(each.open, parts[i] ?? days, now))
  const byStep = (row: (i: number, part: Days) => Cell[], to: (part: Days) => string): SheetRow[] =>
    parts.map((part, i) => ({
      label: daysCell(names[i] ?? '', part, to(part)),
      cells: row(i, part),
    }))
  const flow: Part = {
    id: 'flow',
    title: say.createdAndDelivered,
    note: '',
    legend: [say.created, say.delivered],
    chart: drawBars({
      name: say.tableUnder(`${say.createdAndDelivered}, ${say.by(step)}`),
      labels: names,
      series: [
        figures.parts.map(({ created }) => created),
        figures.parts.map(({ delivered }) => delivered),
      ],
    }),
    columns: [say.stepHead(step), say.created, say.delivered, say.openAtEnd],
    rows: byStep(
      (i, part) => [...flowCells(figures.parts[i], part), ...open.slice(i, i + 1)],
      (part) => createdIn(part),
    ),
    total: {
      label: daysCell(say.days(n), days),
      cells: [...flowCells(all, days), ...open.slice(-1)],
    },
    none: say.none,
  }
  const speed: Part = {
    id: 'speed',
    title: say.medianDays,
    note: say.byDelivery(step),
    legend: [],
    chart: drawLine({
      name: say.tableUnder(`${say.medianDays}, ${say.byDelivery(step)}`),
      labels: names,
      values: figures.parts.map(({ median }) =>
        median === null ? null : Math.round(median / 2.4) / 10,
      ),
      text: say.shortDays,
    }),
    columns: [say.stepHead(step), say.medianShort, say.slowestTenth, say.overdue],
    rows: byStep(
      (i, part) => speedCells(figures.parts[i], part),
      (part) => deliveredIn(part),
    ),
    total: {
      label: daysCell(say.days(n), days),
      cells: speedCells(all, days),
    },
    none: say.none,
  }
  return {
    figures: [
      figure(say.created, all.created, past.created, createdIn(days), frame),
      figure(say.delivered, all.delivered, past.delivered, deliveredIn(days), frame),
      topFigure(
        say.median,
        hoursCell(say.median, all.median, deliveredIn(days)),
        hoursCell(say.median, past.median, null),
        n,
      ),
      {
        ...topFigure(
          say.overdueShare,
          lateCell(say.overdueShare, all, days),
          lateCell(say.overdueShare, past, earlier),
          n,
        ),
        note: say.lateOf(all.late, all.delivered, shareText(past.late, past.delivered)),
      },
    ],
    remarks: [],
    parts: [flow, speed, perType(days, figures.types), perAssignee(days, figures.assignees)],
  }
}

const flowCells = (of: Figures | undefined, days: Days): Cell[] => [
  countCell(say.created, of?.created ?? 0, createdIn(days)),
  countCell(say.delivered, of?.delivered ?? 0, deliveredIn(days)),
]

/** The median, what the slowest tenth took longer than, and how much came late. */
const speedCells = (of: Figures | undefined, days: Days): Cell[] => [
  hoursCell(say.medianShort, of?.median ?? null, deliveredIn(days)),
  hoursCell(say.slowestTenth, of?.ninthDecile ?? null, deliveredIn(days)),
  lateCell(say.overdue, of, days),
]

/** How much of what was delivered came late. */
const lateCell = (head: string, of: Figures | undefined, days: Days): Cell =>
  shareCell(head, of?.late ?? 0, of?.delivered ?? 0, deliveredIn(days, { late: 'yes' }))

/** How many were open at the end of some days; of days that have not ended yet, how many are open now. */
const openCell = (open: number, { to }: Days, now: number): Cell =>
  countCell(say.openAtEnd, open, openAt(dayOf(now) > to ? endOf(to) - 1 : null))
