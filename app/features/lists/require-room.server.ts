import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type StudioCap, studioCaps } from '~/shared/studio-caps'

/**
 * Sees to it that a list of the studio has room for one more.
 *
 * @param where which rows of the table are of that list; all without it
 * @throws DomainError `list-full` (409) with the list
 */
export function requireRoom(tx: Tx, list: StudioCap, table: SQLiteTable, where?: SQL): void {
  const last = tx
    .select({ one: sql<number>`1` })
    .from(table)
    .where(where)
    .limit(1)
    .offset(studioCaps[list] - 1)
    .get()
  if (last) throw new DomainError('list-full', 409, { values: { list } })
}
