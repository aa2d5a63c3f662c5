import { and, gte, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { type Days, endOf, startOf } from '~/shared/utc-days'

/** Whether a moment lies in some days. */
export const inDays = (column: SQLWrapper, days: Days) =>
  and(gte(sql`${column}`, startOf(days.from)), lt(sql`${column}`, endOf(days.to)))

/** The number of the day of a moment, as `dayOf` counts. */
export const daySql = (column: SQLWrapper) => sql<number>`(${column} / 86400000 + 3)`

/** Sums of what was counted per day, for each part of a range. */
export const sumsOf = <Row extends { day: number }>(
  rows: readonly Row[],
  parts: readonly Days[],
  value: (row: Row) => number,
): number[] =>
  parts.map(({ from, to }) =>
    rows.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + value(row) : sum), 0),
  )
