import { statisticsMessages as say, shareText } from '~/messages/statistics'
import { type Days, dayOf, endOf } from '~/work/utc-days'
import { countCell, daysCell, hoursCell, shareCell } from './cells'
import { drawBars, drawLine } from './draw-chart.server'
import { figure, frameOf, topFigure } from './frame'
import { createdIn, deliveredIn, openAt } from './links'
import { type Counted, countedOf, hoursOf, openBefore } from './request-figures.server'
import { perAssignee, perType } from './request-tables.server'
import type { Cell, Part, Sheet, SheetRow } from './sheet'

/** What was created and delivered in some days, how fast and how much of it late: in all, per type, per person. */
export function requestStatistics(days: Days, now = Date.now()): Sheet {
  const frame = frameOf(days)
  const { step, parts, earlier, names, length: n } = frame
  const ranges = [days, earlier, ...parts]
  const asked = ranges.map((each) => ({ scope: '' as const, days: each }))
  const [all, past, ...counted] = countedOf(asked)
  const [hours, pastHours, ...hoursOfParts] = hoursOf(asked, [0.5, 0.9])
  if (!all || !past || !hours || !pastHours) throw new Error('a range always has figures')
  const openTo = openCounter(days.from, now)
  const opened = counted.map((each, i) => openTo(each.opened, parts[i] ?? days))
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
      series: [counted.map(({ created }) => created), counted.map(({ delivered }) => delivered)],
    }),
    columns: [say.stepHead(step), say.created, say.delivered, say.openAtEnd],
    rows: byStep(
      (i, part) => [
        ...flowCells(counted[i]?.created ?? 0, counted[i]?.delivered ?? 0, part),
        ...opened.slice(i, i + 1),
      ],
      (part) => createdIn(part),
    ),
    total: {
      label: daysCell(say.days(n), days),
      cells: [...flowCells(all.created, all.delivered, days), ...opened.slice(-1)],
    },
    none: say.none,
  }
  const speedCells = (i: number, part: Days, of = counted[i]): Cell[] => [
    ...hoursCells(hoursOfParts[i] ?? [], part),
    lateCell(say.overdue, of, part),
  ]
  const speed: Part = {
    id: 'speed',
    title: say.medianDays,
    note: say.byDelivery(step),
    legend: [],
    chart: drawLine({
      name: say.tableUnder(`${say.medianDays}, ${say.byDelivery(step)}`),
      labels: names,
      values: hoursOfParts.map(([median]) =>
        median == null ? null : Math.round(median / 2.4) / 10,
      ),
      text: say.shortDays,
    }),
    columns: [say.stepHead(step), say.medianShort, say.slowestTenth, say.overdue],
    rows: byStep(speedCells, (part) => deliveredIn(part)),
    total: {
      label: daysCell(say.days(n), days),
      cells: [...hoursCells(hours, days), lateCell(say.overdue, all, days)],
    },
    none: say.none,
  }
  return {
    figures: [
      figure(say.created, all.created, past.created, createdIn(days), frame),
      figure(say.delivered, all.delivered, past.delivered, deliveredIn(days), frame),
      topFigure(
        say.median,
        hoursCell(say.median, hours[0] ?? null, deliveredIn(days)),
        hoursCell(say.median, pastHours[0] ?? null, null),
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
    parts: [flow, speed, perType(days), perAssignee(days)],
  }
}

const flowCells = (created: number, delivered: number, days: Days): Cell[] => [
  countCell(say.created, created, createdIn(days)),
  countCell(say.delivered, delivered, deliveredIn(days)),
]

/** The median, and what the slowest tenth took longer than. */
const hoursCells = (
  [median = null, tenth = null]: readonly (number | null)[],
  days: Days,
): Cell[] => [
  hoursCell(say.medianShort, median, deliveredIn(days)),
  hoursCell(say.slowestTenth, tenth, deliveredIn(days)),
]

/** How much of what was delivered came late. */
const lateCell = (head: string, of: Counted | undefined, days: Days): Cell =>
  shareCell(head, of?.late ?? 0, of?.delivered ?? 0, deliveredIn(days, { late: 'yes' }))

/** Adds up, part by part, how many were open at the end of each; what has not ended yet is open now. */
function openCounter(from: number, now: number) {
  let open = openBefore(from)
  return (more: number, { to }: Days): Cell => {
    open += more
    const ended = dayOf(now) > to
    return countCell(say.openAtEnd, open, openAt(ended ? endOf(to) - 1 : null))
  }
}
