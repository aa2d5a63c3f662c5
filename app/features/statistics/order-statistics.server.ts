import { statisticsMessages as say } from '~/messages/statistics'
import { type Money, majorOf, moneyFrom, moneyText } from '~/shared/money'
import { type Days, lengthOf, type Step } from '~/shared/utc-days'
import { daysCell } from './cells'
import { drawBars } from './draw-chart.server'
import { type Frame, frameOf, topFigure } from './frame'
import { outcomesIn } from './links'
import { sumsOf, sumText } from './money-cells'
import { arrivalsOf, type Outcomes, outcomeCells, outcomesOf, perForm } from './order-tables.server'
import type { Part, Sheet, SheetRow } from './sheet'

/** Orders are few and large: by weeks only in a month. */
function orderStepOf(days: Days): Step {
  const length = lengthOf(days)
  if (length <= 31) return 'week'
  return length <= 5 * 366 ? 'month' : 'year'
}

/**
 * Revenue and refunds in some days, by months and by forms, and the clients' ratings. Revenue is every
 * payment that arrived, whatever it was for: the rows of each table add up to its total, and revenue and
 * refunds to the payments and refunds of these days. The remarks name the unexpected parts and the
 * omissions.
 */
export async function orderStatistics(days: Days): Promise<Sheet> {
  const frame = frameOf(days, orderStepOf(days))
  const [now, past] = [await outcomesOf(days), await outcomesOf(frame.earlier)]
  const money = [now, past].flatMap(({ received, refunded }) => [...received, ...refunded])
  const currencies = sumsOf(money).map(({ currency }) => currency)
  const heads = [say.paidOrders, say.revenue, say.refunded, say.rating]
  const [cells, before] = [
    outcomeCells(now, { currencies, days }),
    outcomeCells(past, { currencies, days: frame.earlier }),
  ]
  return {
    figures: cells.flatMap((cell, i) => {
      const [head, earlier] = [heads[i], before[i]]
      return head && earlier ? [topFigure(head, cell, earlier, frame.length)] : []
    }),
    remarks: remarksOf(now),
    parts: [
      revenueBy(frame, now, currencies),
      arrivalsOf(days, now, currencies),
      perForm(days, now, currencies),
    ],
  }
}

/** Revenue and refunds by weeks, months or years. */
function revenueBy(frame: Frame, all: Outcomes, currencies: readonly string[]): Part {
  const { days, step, parts, names, length } = frame
  const { received } = all
  const [main, ...others] = sumsOf(received)
  const within = ({ from, to }: Days) => {
    const isIn = ({ day }: { day: number }) => day >= from && day <= to
    return {
      paid: all.paid.filter(isIn),
      received: received.filter(isIn),
      refunded: all.refunded.filter(isIn),
      rated: all.rated.filter(isIn),
    }
  }
  const drawn = main?.currency ?? ''
  const sumOf = (rows: readonly Money[]) =>
    sumsOf(rows).find(({ currency }) => currency === drawn) ?? { amount: 0, currency: drawn }
  return {
    id: 'revenue',
    title: main ? say.revenueIn(drawn.toUpperCase()) : say.revenue,
    note: [say.by(step), others.length > 0 && say.chartWithout(drawn, sumText(others))]
      .filter(Boolean)
      .join('. '),
    legend: [],
    chart: drawBars({
      name: say.tableUnder(`${say.revenue}, ${say.by(step)}`),
      labels: names,
      series: [parts.map((part) => (main ? majorOf(sumOf(within(part).received)) : 0))],
      ...(main && { text: (value) => moneyText(moneyFrom(value, drawn)) }),
    }),
    columns: [say.stepHead(step), say.paidOrders, say.revenue, say.refunded, say.rating],
    rows: parts.map(
      (part, i): SheetRow => ({
        label: daysCell(names[i] ?? '', part, outcomesIn(part, 'received')),
        cells: outcomeCells(within(part), { currencies, days: part }),
      }),
    ),
    total: {
      label: daysCell(say.days(length), days),
      cells: outcomeCells(all, { currencies, days }),
    },
    none: say.none,
    wide: true,
  }
}

/** Remarks on figures that hold more than payments as ordered, and on omissions. */
function remarksOf({ received, underWay }: Outcomes): string[] {
  const remark = (rows: readonly Money[], words: (sum: string) => string) =>
    rows.length > 0 ? [words(sumText(rows))] : []
  return [
    ...remark(
      received.filter((each) => each.as === 'twice'),
      say.includesTwice,
    ),
    ...remark(
      received.filter((each) => each.as === 'other'),
      say.includesOther,
    ),
    ...remark(
      received.filter((each) => each.isTakenBack),
      say.includesTakenBack,
    ),
    ...remark(
      received.filter((each) => each.isTest),
      say.includesTest,
    ),
    ...remark(underWay, say.refundsUnderWay),
  ]
}
