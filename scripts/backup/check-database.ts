import Database from 'better-sqlite3'
import { Refusal } from '../refusal.ts'

/** How many rows each table has. */
export type Rows = Record<string, number>

const backup = 'The database of the backup'

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
      return checkRows(sqlite, backup)
    } finally {
      sqlite.close()
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${backup} is damaged: ${(error as Error).message}`)
  }
}

/** @param name what is checked, as people call it. @throws Refusal when it is damaged */
export function checkRows(sqlite: Database.Database, name: string): Rows {
  const state = sqlite.pragma('integrity_check', { simple: true })
  if (state !== 'ok') throw new Refusal(`${name} is damaged: ${state}`)
  const broken = sqlite.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) {
    throw new Refusal(`${name} is damaged: ${broken.length} rows refer to missing rows`)
  }
  const tables = sqlite
    .prepare(
      // Neither search indexes nor the tables they keep themselves.
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all() as string[]
  if (!tables.includes('users')) throw new Refusal(`${name} is empty.`)
  const count = (table: string) =>
    sqlite.prepare(`select count(*) from "${table}"`).pluck().get() as number
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

/** @throws Refusal when a table does not have the rows it had */
export function compareRows(found: Rows, wanted: Rows): void {
  for (const [table, count] of Object.entries(found)) {
    if (count === wanted[table]) continue
    throw new Refusal(
      `${backup} is incomplete: ${table} has ${count} rows of ${wanted[table] ?? 0}.`,
    )
  }
}
