import { setImmediate as nextTurn } from 'node:timers/promises'
import { db } from '~/db/client.server'
import { orderForms } from '~/db/schema'
import { statisticsMessages as say } from '~/messages/statistics'
import { groupBy } from '~/shared/group-by'
import { type Days, partsOf } from '~/shared/utc-days'
import { countCell, nameCell, ratingCell } from './cells'
import { sum } from './frame'
import { outcomesIn } from './links'
import { moneyCell, sumsOf } from './money-cells'
import { paidIn, ratedIn, receivedIn, refundedIn, refundsUnderWay } from './order-money.server'
import { arrivals } from './order-outcomes'
import type { Cell, Part, SheetRow } from './sheet'

const allOf = (rows: readonly { n: number }[]) => sum(rows.map(({ n }) => n))

/** All that became of orders in some days. */
export const outcomesOf = async (days: Days) => ({
  paid: await byMonths(days, paidIn),
  received: await byMonths(days, receivedIn),
  refunded: await byMonths(days, refundedIn),
  /** Refunds that the provider has not confirmed yet. */
  underWay: await byMonths(days, refundsUnderWay),
  rated: await byMonths(days, ratedIn),
})

/** Rows of some days, read a month at a time: others are served in between, however long the range is. */
async function byMonths<Row>(days: Days, read: (days: Days) => Row[]): Promise<Row[]> {
  const rows: Row[][] = []
  for (const month of partsOf(days, 'month')) {
    rows.push(read(month))
    await nextTurn()
  }
  return rows.flat()
}

export type Outcomes = Awaited<ReturnType<typeof outcomesOf>>
type Counted = Omit<Outcomes, 'underWay'>

/**
 * The orders paid, what came, what went back and what clients thought, each with a way to its rows.
 *
 * @param of.days where the rows are listed, of the form if there is one
 */
export function outcomeCells(
  { paid, received, refunded, rated }: Counted,
  { currencies, days, form }: { currencies: readonly string[]; days: Days; form?: string },
): Cell[] {
  const to = (what: Parameters<typeof outcomesIn>[1]) =>
    outcomesIn(days, what, { form: form ?? null })
  const stars = sum(rated.map(({ rating }) => rating))
  return [
    countCell(say.paidOrders, allOf(paid), to('paid')),
    moneyCell(say.revenue, received, currencies, to('received')),
    moneyCell(say.refunded, refunded, currencies, to('refunded')),
    ratingCell({ sum: stars, n: allOf(rated) }, to('rated')),
  ]
}

/** Income by its relation to its order: all payments, each in one row. */
export function arrivalsOf(
  days: Days,
  { received }: Outcomes,
  currencies: readonly string[],
): Part {
  const cells = (rows: Outcomes['received'], to: string): Cell[] => [
    countCell(say.payments, allOf(rows), to),
    moneyCell(say.revenue, rows, currencies, to),
  ]
  return {
    ...table('arrivals', say.received),
    columns: [say.received, say.payments, say.revenue],
    rows:
      received.length === 0
        ? []
        : arrivals.map((as): SheetRow => {
            const to = outcomesIn(days, 'received', { as })
            return {
              label: nameCell(say.received, say.as[as], to),
              cells: cells(
                received.filter((each) => each.as === as),
                to,
              ),
            }
          }),
    total: {
      label: nameCell(say.received, say.all),
      cells: cells(received, outcomesIn(days, 'received')),
    },
  }
}

/** The same for each form, also for those that are free; that which earned most first. */
export function perForm(days: Days, all: Outcomes, currencies: readonly string[]): Part {
  const [main] = sumsOf(all.received)
  const names = new Map(
    db
      .select({ id: orderForms.id, name: orderForms.name })
      .from(orderForms)
      .all()
      .map(({ id, name }) => [id, name]),
  )
  const paid = groupBy(all.paid, formOf)
  const received = groupBy(all.received, formOf)
  const refunded = groupBy(all.refunded, formOf)
  const rated = groupBy(all.rated, formOf)
  const of = (form: string): Counted => ({
    paid: paid.get(form) ?? [],
    received: received.get(form) ?? [],
    refunded: refunded.get(form) ?? [],
    rated: rated.get(form) ?? [],
  })
  const earned = ({ received }: Counted) =>
    sumsOf(received).find(({ currency }) => currency === main?.currency)?.amount ?? 0
  const forms = [...new Set([paid, received, refunded, rated].flatMap((each) => [...each.keys()]))]
    .map((id) => ({ id, counted: of(id) }))
    .sort((a, b) => earned(b.counted) - earned(a.counted))
  return {
    ...table('forms', say.perForm),
    columns: [say.form, say.paidOrders, say.revenue, say.refunded, say.rating],
    rows: forms.map(({ id, counted }): SheetRow => {
      const name = names.get(id) ?? say.deletedForms
      return {
        label: nameCell(say.form, name, outcomesIn(days, 'paid', { form: id })),
        cells: outcomeCells(counted, { currencies, days, form: id }),
      }
    }),
    total: { label: nameCell(say.form, say.all), cells: outcomeCells(all, { currencies, days }) },
  }
}

const table = (id: string, title: string) => ({
  id,
  title,
  note: '',
  legend: [],
  chart: null,
  none: say.none,
  wide: true,
})

/** The form of an order, as the addresses of the lists name it. */
const formOf = ({ formId }: { formId: string | null }): string => formId ?? 'none'
