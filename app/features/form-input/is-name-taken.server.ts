import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader } from '~/db/transaction.server'

type Named = SQLiteTable & { id: SQLiteColumn; name: SQLiteColumn }

/**
 * Whether another row of a small table is called so, in whatever case: SQLite tells the two cases of
 * ASCII letters alone, so all names are read.
 *
 * @param own the row that may have the name
 * @param among which rows; without it all
 */
export const isNameTaken = (
  from: Reader,
  table: Named,
  { name, own, among }: { name: string; own?: string | undefined; among?: SQL | undefined },
): boolean =>
  from
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(among)
    .all()
    .some((row) => row.id !== own && String(row.name).toLowerCase() === name.toLowerCase())
