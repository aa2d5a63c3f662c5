import { count, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { feedbacks, orderForms } from '~/db/schema'
import { figureText, noFigure, statisticsMessages as say } from '~/messages/statistics'
import { minorUnits, moneyText } from '~/work/money'
import { type Days, lengthOf, type Step } from '~/work/utc-days'
import { drawBars } from './draw-chart.server'
import { frameOf } from './frame'
import { inDays } from './in-days.server'
import { outcomesIn } from './links'
import { type OrderMoney, paidIn, refundedIn, sumBy } from './order-money.server'
import type { Cell, Part, Sheet, SheetRow } from './sheet'

/** Orders are few and large: by weeks only in a month. */
function orderStepOf(days: Days): Step {
  const length = lengthOf(days)
  if (length <= 31) return 'week'
  return length <= 5 * 366 ? 'month' : 'year'
}

/** What was earned and given back in some days, by months and by forms, and what clients thought of it. */
export function orderStatistics(days: Days): Sheet {
  const { step, parts, earlier, names, length: n } = frameOf(days, orderStepOf(days))
  const [paid, back] = [paidIn(days), refundedIn(days)]
  const [paidEarlier, backEarlier] = [paidIn(earlier), refundedIn(earlier)]
  const currency = mainCurrency(paid)
  const within = (rows: OrderMoney[], { from, to }: Days) =>
    rows.filter(({ day }) => day >= from && day <= to)
  const cells = (of: Days, form?: string): Cell[] => {
    const mine = (rows: OrderMoney[]) =>
      within(rows, of).filter((row) => form === undefined || formOf(row) === form)
    const more = { form: form ?? null }
    return [
      { text: figureText(orderCount(mine(paid))), to: outcomesIn(of, 'paid', more) },
      { text: sumText(mine(paid)), to: outcomesIn(of, 'paid', more) },
      { text: sumText(mine(back)), to: outcomesIn(of, 'refunded', more) },
      { text: ratingText(of, form), to: outcomesIn(of, 'rated', more) },
    ]
  }
  const columns = [say.paidOrders, say.revenue, say.refunded, say.rating]
  const revenue: Part = {
    id: 'revenue',
    title: currency ? say.revenueIn(currency.toUpperCase()) : say.revenue,
    note: say.by(step),
    legend: [],
    chart: drawBars({
      name: say.tableUnder(`${say.revenue}, ${say.by(step)}`),
      labels: names,
      series: [parts.map((part) => major(within(paid, part), currency))],
      ...(currency && {
        text: (value) => moneyText({ amount: Math.round(value * minorUnits(currency)), currency }),
      }),
    }),
    columns: [say.stepHead(step), ...columns],
    rows: parts.map(
      (part, i): SheetRow => ({
        label: { text: names[i] ?? '', to: outcomesIn(part, 'paid') },
        cells: cells(part),
      }),
    ),
    total: { label: { text: say.days(n) }, cells: cells(days) },
    none: say.none,
    wide: true,
  }
  const forms = formsIn(paid, back)
  const perForm: Part = {
    id: 'forms',
    title: say.perForm,
    note: '',
    legend: [],
    chart: null,
    columns: [say.form, ...columns],
    rows: forms.map(
      ({ id, name }): SheetRow => ({
        label: { text: name, to: outcomesIn(days, 'paid', { form: id }) },
        cells: cells(days, id),
      }),
    ),
    total: null,
    none: say.none,
    wide: true,
  }
  return {
    figures: [
      {
        label: say.paidOrders,
        text: figureText(orderCount(paid)),
        to: outcomesIn(days, 'paid'),
        note: say.inDaysBefore(figureText(orderCount(paidEarlier)), n),
      },
      {
        label: say.revenue,
        text: sumText(paid),
        to: outcomesIn(days, 'paid'),
        note: say.inDaysBefore(sumText(paidEarlier), n),
      },
      {
        label: say.refunded,
        text: sumText(back),
        to: outcomesIn(days, 'refunded'),
        note: say.inDaysBefore(sumText(backEarlier), n),
      },
      {
        label: say.rating,
        text: ratingText(days),
        to: outcomesIn(days, 'rated'),
        note: say.inDaysBefore(ratingText(earlier), n),
      },
    ],
    parts: [revenue, perForm],
  }
}

const orderCount = (rows: readonly OrderMoney[]) => new Set(rows.map(({ orderId }) => orderId)).size

/** Each currency by itself: `$1,250 + €300`. */
function sumText(rows: readonly OrderMoney[]): string {
  const sums = sumBy(rows, ({ currency }) => currency)
  const texts = [...sums].map(([currency, amount]) => moneyText({ amount, currency }))
  return texts.join(' + ') || noFigure
}

/** The currency in which most was paid. */
const mainCurrency = (rows: readonly OrderMoney[]): string | null =>
  [...sumBy(rows, ({ currency }) => currency)].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null

/** What the scale of the chart counts in: the major unit of one currency. */
function major(rows: readonly OrderMoney[], currency: string | null): number {
  if (!currency) return 0
  const sum = rows.reduce((all, row) => (row.currency === currency ? all + row.amount : all), 0)
  return sum / minorUnits(currency)
}

/** The average of what clients gave, and of how many. */
function ratingText(days: Days, form?: string): string {
  const ofForm =
    form === undefined
      ? undefined
      : sql`exists (select 1 from orders o where o.id = ${feedbacks.orderId}
          and coalesce(o.form, 'none') = ${form})`
  const { n = 0, sum = 0 } =
    db
      .select({ n: count(), sum: sql<number>`total(${feedbacks.rating})` })
      .from(feedbacks)
      .where(sql`${inDays(feedbacks.createdAt, days)} and ${ofForm ?? sql`true`}`)
      .get() ?? {}
  return say.averageRating(sum, n)
}

/** The forms of what was paid and given back, that which earned most first. */
function formsIn(paid: readonly OrderMoney[], back: readonly OrderMoney[]) {
  const names = new Map(
    db
      .select({ id: orderForms.id, name: orderForms.name })
      .from(orderForms)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const earned = sumBy(paid, formOf)
  return [...new Set([...paid, ...back].map(formOf))]
    .sort((a, b) => (earned.get(b) ?? 0) - (earned.get(a) ?? 0))
    .map((id) => ({ id, name: names.get(id) ?? say.deletedForms }))
}

/** The form of an order, as the addresses of the lists name it. */
const formOf = ({ formId }: OrderMoney): string => formId ?? 'none'
