import { sql } from 'drizzle-orm'
import { sqlite } from './client.server'
import type { Tx } from './transaction.server'

/** A column whose values are ids of another table, and what becomes of its row when that one goes. */
type Reference = { table: string; column: string; goes: boolean }

/** Rows that are changed at once. */
const most = 200

const known = new Map<string, Reference[]>()

/** The columns that reference a table, read from the database, so that a new table is never forgotten. */
function referencesTo(table: string): Reference[] {
  const earlier = known.get(table)
  if (earlier) return earlier
  const found = sqlite
    .prepare(
      `select t.name as "table", f."from" as "column", f.on_delete as action
       from sqlite_schema t, pragma_foreign_key_list(t.name) f
       where t.type = 'table' and f."table" = ? order by t.name, f."from"`,
    )
    .all(table) as { table: string; column: string; action: string }[]
  const all = found.map(({ action, ...at }) => ({ ...at, goes: action === 'CASCADE' }))
  known.set(table, all)
  return all
}

/**
 * Does for some of the rows that reference a row what its deletion would do for all of them at once:
 * removes them, or takes the reference out.
 *
 * @param except tables that are left alone
 * @returns whether there may be more
 */
export function releaseSome(
  tx: Tx,
  { table, id, except = [] }: { table: string; id: string; except?: readonly string[] },
): boolean {
  for (const each of referencesTo(table)) {
    if (except.includes(each.table)) continue
    const [name, column] = [sql.identifier(each.table), sql.identifier(each.column)]
    const some = sql`rowid in (select rowid from ${name} where ${column} = ${id} limit ${most})`
    const { changes } = tx.run(
      each.goes
        ? sql`delete from ${name} where ${some}`
        : sql`update ${name} set ${column} = null where ${some}`,
    )
    if (changes > 0) return true
  }
  return false
}
