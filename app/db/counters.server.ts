import { sql } from 'drizzle-orm'
import { counters } from './schema'
import type { Tx } from './transaction.server'

/** The next number of a running series: highest + 1, starting at 1, never twice. */
export function nextNumber(tx: Tx, name: string): number {
  const row = tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning()
    .get()
  return row.value
}
