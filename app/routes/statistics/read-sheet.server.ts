import { orderStatistics } from '~/features/statistics/order-statistics.server'
import { overviewStatistics } from '~/features/statistics/overview-statistics.server'
import { rangeIn } from '~/features/statistics/range'
import { requestStatistics } from '~/features/statistics/request-statistics.server'
import type { Sheet } from '~/features/statistics/sheet'
import { type Days, dayWord } from '~/shared/utc-days'
import type { SheetName } from './sheets'

const sheets: Record<SheetName, (days: Days) => Sheet | Promise<Sheet>> = {
  overview: (days) => overviewStatistics(days),
  requests: (days) => requestStatistics(days),
  orders: (days) => orderStatistics(days),
}

/** Data of a statistics screen for the days of an address; no figures if the range is invalid. */
export async function readSheet(name: SheetName, query: URLSearchParams) {
  const { typed, days, preset, errors } = rangeIn(query)
  const { from, to } = days
  return {
    name,
    preset,
    errors,
    asOf: typed.at !== '' && !errors ? dayWord(to) : null,
    fields: errors
      ? { from: typed.from, to: typed.to || typed.at }
      : { from: dayWord(from), to: dayWord(to) },
    days,
    range: { from: dayWord(from), to: dayWord(to) },
    sheet: errors ? null : await sheets[name](days),
  }
}

export type SheetData = Awaited<ReturnType<typeof readSheet>>
