import Database from 'better-sqlite3'
import { storedFiles } from '../places.ts'

/**
 * The files that a database uses and that are not there, as paths.
 *
 * @param has whether the file of a path is there
 */
export function missingFiles(database: string, has: (path: string) => boolean): string[] {
  const sqlite = new Database(database, { readonly: true })
  try {
    const paths = usedFiles(sqlite).map(({ folder, file }) => `${storedFiles}/${folder}/${file}`)
    return [...new Set(paths)].filter((path) => !has(path)).sort()
  } finally {
    sqlite.close()
  }
}

/** The files that a foreign key refers to. */
function usedFiles(sqlite: Database.Database) {
  const uses = sqlite
    .prepare(
      `select t.name as "table", f."from" as "column" from sqlite_schema t, pragma_foreign_key_list(t.name) f
       where t.type = 'table' and f."table" = 'files'`,
    )
    .all() as { table: string; column: string }[]
  return uses.flatMap(({ table, column }) => {
    const join = `select f.folder, f.file from "${table}" u join files f on f.file = u."${column}"`
    return sqlite.prepare(join).all() as { folder: string; file: string }[]
  })
}
