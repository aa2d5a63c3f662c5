import { rowNames } from '../../messages/lost-row-names.ts'
import type { LostRow } from '../../platform/litefs/lost-find.ts'
import { technicalTables } from './technical-tables.ts'

const order = Object.keys(rowNames)

/** Columns that change while somebody only looks around, or that are counted. */
const seen = ['last_seen_at', 'downloads', 'use_count']

/** Whether people have to do with a row: no technical table, and more changed than what is counted. */
export function isOfPeople({ table, kind, before, after }: LostRow): boolean {
  if (technicalTables.includes(table)) return false
  if (kind !== 'changed' || !before || !after) return true
  return Object.keys(after).some(
    (name) => !seen.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
}

/**
 * The rows that there is room for, each whole or not at all, in the order in which they are shown: what
 * others belong to comes first, a history last. A table that has no name comes after all others.
 */
export function fitting(
  rows: readonly LostRow[],
  most: { rows: number; bytes: number },
): LostRow[] {
  const ranks = new Map(order.map((table, n) => [table, n]))
  const rank = ({ table }: LostRow) => ranks.get(table) ?? order.length
  let bytes = 0
  return rows
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((row) => {
      const size = Buffer.byteLength(JSON.stringify(row))
      if (bytes + size > most.bytes) return false
      bytes += size
      return true
    })
    .slice(0, most.rows)
}
