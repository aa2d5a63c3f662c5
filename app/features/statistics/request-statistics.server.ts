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
  const asked = ranges.map((each) => ({ scope: '' as const, days: each }))
  const [all, past, ...counted] = countedOf(asked)
  const [hours, pastHours, ...hoursOfParts] = hoursOf(asked, [0.5, 0.9])
  if (!all || !past || !hours || !pastHours) throw new Error('a range always has figures')
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
    ...hoursCells(hoursOfParts[i] ?? [], part),
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
      values: hoursOfParts.map(([median]) =>
        median == null ? null : Math.round(median / 2.4) / 10,
      ),
      text: say.shortDays,
    }),
    columns: [say.stepHead(step), say.medianShort, say.slowestTenth, say.overdue],
    rows: byStep(speedCells, (part) => deliveredIn(part)),
    total: {
      label: { text: say.days(n) },
      cells: [...hoursCells(hours, days), { text: share, to: deliveredIn(days, { late: 'yes' }) }],
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
        text: hoursText(hours[0] ?? null),
        to: deliveredIn(days),
        note: say.inDaysBefore(hoursText(pastHours[0] ?? null), n),
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

const flowCells = (created: number, delivered: number, days: Days): Cell[] => [
  { text: figureText(created), to: createdIn(days) },
  { text: figureText(delivered), to: deliveredIn(days) },
]

/** The median, and what the slowest tenth took longer than. */
const hoursCells = (
  [median = null, tenth = null]: readonly (number | null)[],
  days: Days,
): Cell[] => [median, tenth].map((hours) => ({ text: hoursText(hours), to: deliveredIn(days) }))

/** Adds up, part by part, how many were open at the end of each; what has not ended yet is open now. */
function openCounter(from: number, now: number) {
  let open = openBefore(from)
  return (more: number, { to }: Days): Cell => {
    open += more
    const ended = dayOf(now) > to
    return { text: figureText(open), to: openAt(ended ? endOf(to) - 1 : null) }
  }
}
