import { figureText, hoursText, statisticsMessages as say, shareText } from '~/messages/statistics'
import { type Days, dayOf, endOf } from '~/work/utc-days'
import { drawBars, drawLine } from './draw-chart.server'
import { frameOf } from './frame'
import { createdIn, deliveredIn, openAt } from './links'
import { countedOf, hoursOf, openBefore } from './request-figures.server'
import { perAssignee, perType } from './request-tables.server'
import type { Cell, Part, Sheet, SheetRow } from './sheet'

/** What was created and delivered in some days, how fast and how much of it late: in all, per type, per person. */
export function requestStatistics(days: Days, now = Date.now()): Sheet {
  const { step, parts, earlier, names, length: n } = frameOf(days)
  const ranges = [days, earlier, ...parts]
  const [all, past, ...counted] = countedOf(ranges.map((each) => ({ scope: '', days: each })))
  const [median, pastMedian, ...medians] = hoursOf(asked(ranges, 0.5))
  const [tenth, ...tenths] = hoursOf(asked([days, ...parts], 0.9))
  if (!all || !past) throw new Error('a range always has figures')
  const share = shareText(all.late, all.delivered)
  const openTo = openCounter(days.from, now)
  const opened = counted.map((each, i) => openTo(each.opened, parts[i] ?? days))
  const byStep = (row: (i: number, part: Days) => Cell[], to: (part: Days) => string): SheetRow[] =>
    parts.map((part, i) => ({ label: { text: names[i] ?? '', to: to(part) }, cells: row(i, part) }))
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
        opened[i] ?? { text: '' },
      ],
      (part) => createdIn(part),
    ),
    total: {
      label: { text: say.days(n) },
      cells: [...flowCells(all.created, all.delivered, days), opened.at(-1) ?? { text: '' }],
    },
    none: say.none,
  }
  const speedCells = (i: number, part: Days, of = counted[i]): Cell[] => [
    { text: hoursText(medians[i] ?? null), to: deliveredIn(part) },
    { text: hoursText(tenths[i] ?? null), to: deliveredIn(part) },
    {
      text: shareText(of?.late ?? 0, of?.delivered ?? 0),
      to: deliveredIn(part, { late: 'yes' }),
    },
  ]
  const speed: Part = {
    id: 'speed',
    title: say.medianDays,
    note: say.byDelivery(step),
    legend: [],
    chart: drawLine({
      name: say.tableUnder(`${say.medianDays}, ${say.byDelivery(step)}`),
      labels: names,
      values: medians.map((hours) => (hours === null ? null : Math.round((hours ?? 0) / 2.4) / 10)),
      text: say.shortDays,
    }),
    columns: [say.stepHead(step), say.medianShort, say.slowestTenth, say.overdue],
    rows: byStep(speedCells, (part) => deliveredIn(part)),
    total: {
      label: { text: say.days(n) },
      cells: [
        { text: hoursText(median ?? null), to: deliveredIn(days) },
        { text: hoursText(tenth ?? null), to: deliveredIn(days) },
        { text: share, to: deliveredIn(days, { late: 'yes' }) },
      ],
    },
    none: say.none,
  }
  return {
    figures: [
      {
        label: say.created,
        text: figureText(all.created),
        to: createdIn(days),
        note: say.inDaysBefore(figureText(past.created), n),
      },
      {
        label: say.delivered,
        text: figureText(all.delivered),
        to: deliveredIn(days),
        note: say.inDaysBefore(figureText(past.delivered), n),
      },
      {
        label: say.median,
        text: hoursText(median ?? null),
        to: deliveredIn(days),
        note: say.inDaysBefore(hoursText(pastMedian ?? null), n),
      },
      {
        label: say.overdueShare,
        text: share,
        to: deliveredIn(days, { late: 'yes' }),
        note: say.lateOf(all.late, all.delivered, shareText(past.late, past.delivered)),
      },
    ],
    parts: [flow, speed, perType(days), perAssignee(days)],
  }
}

const asked = (ranges: readonly Days[], share: number) =>
  ranges.map((days) => ({ scope: '' as const, days, share }))

const flowCells = (created: number, delivered: number, days: Days): Cell[] => [
  { text: figureText(created), to: createdIn(days) },
  { text: figureText(delivered), to: deliveredIn(days) },
]

/** Adds up, part by part, how many were open at the end of each; what has not ended yet is open now. */
function openCounter(from: number, now: number) {
  let open = openBefore(from)
  return (more: number, { to }: Days): Cell => {
    open += more
    const ended = dayOf(now) > to
    return { text: figureText(open), to: openAt(ended ? endOf(to) - 1 : null) }
  }
}
