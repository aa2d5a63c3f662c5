import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Rows that are read at once. */
export const pageSize = 50

/** All rows of a list that may be long, some of them read at once. */
export function* paged<Row>(read: (last: Row | null) => Row[]): Generator<Row> {
  let last: Row | null = null
  for (;;) {
    const rows: Row[] = read(last)
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < pageSize) return
  }
}

/** Condition for rows after another one, in the order in which they came; undefined for all. */
export const after = (
  of: { createdAt: SQLWrapper; id: SQLWrapper },
  row: { createdAt: number; id: string } | null,
): SQL | undefined =>
  row ? sql`(${of.createdAt}, ${of.id}) > (${row.createdAt}, ${row.id})` : undefined
