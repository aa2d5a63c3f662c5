import Database from 'better-sqlite3'
import { Refusal } from '../refusal.ts'

/** How many rows each table has. */
export type Rows = Record<string, number>

/**
 * Looks through a whole database file. It is left as one file that needs no other beside it.
 *
 * @throws Refusal when it is none, or damaged
 */
export function checkDatabase(file: string): Rows {
  try {
    const sqlite = new Database(file, { fileMustExist: true })
    try {
      sqlite.pragma('journal_mode = DELETE')
      return look(sqlite)
    } finally {
      sqlite.close()
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`The database of the backup is damaged: ${(error as Error).message}`)
  }
}

function look(sqlite: Database.Database): Rows {
  const state = sqlite.pragma('integrity_check', { simple: true })
  if (state !== 'ok') throw new Refusal(`The database of the backup is damaged: ${state}`)
  const broken = sqlite.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) {
    throw new Refusal(
      `The database of the backup is damaged: ${broken.length} rows refer to missing rows`,
    )
  }
  const tables = sqlite
    .prepare(
      // Neither search indexes nor the tables they keep themselves.
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[]
  if (!tables.includes('users')) throw new Refusal('The database of the backup is empty.')
  const count = (table: string) =>
    sqlite.prepare(`select count(*) from "${table}"`).pluck().get() as number
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

/** @throws Refusal when a table does not have the rows it had */
export function compareRows(found: Rows, wanted: Rows): void {
  for (const [table, count] of Object.entries(found)) {
    if (count === wanted[table]) continue
    throw new Refusal(
      `The database of the backup is incomplete: ${table} has ${count} rows of ${wanted[table] ?? 0}.`,
    )
  }
}
