import Database from 'better-sqlite3'
import { namedByRows } from '../../app/platform/files/named-by-rows.ts'
import { storedFiles } from '../places.ts'

/**
 * The files that rows of a database name and that are not there, as paths.
 *
 * @param has whether the file of a path is there
 */
export function missingFiles(database: string, has: (path: string) => boolean): string[] {
  const sqlite = new Database(database, { readonly: true })
  try {
    return [...foldersOf].flatMap(([place, folders]) => lacking(sqlite, place, folders, has)).sort()
  } finally {
    sqlite.close()
  }
}

/** By `table.column`, the folders in which its files may be. */
const foldersOf = new Map<string, string[]>()
for (const [folder, columns] of Object.entries(namedByRows)) {
  for (const column of columns) {
    const place = column.join('.')
    foldersOf.set(place, [...(foldersOf.get(place) ?? []), folder])
  }
}

function lacking(
  sqlite: Database.Database,
  place: string,
  folders: string[],
  has: (path: string) => boolean,
): string[] {
  const [table = '', column = ''] = place.split('.')
  const columns = sqlite
    .prepare('select name from pragma_table_info(?)')
    .pluck()
    .all(table) as string[]
  // An older database may not have it yet.
  if (!columns.includes(column)) return []
  const inFolder = columns.includes('folder') ? 'folder' : 'null'
  const rows = sqlite
    .prepare(
      `select distinct "${column}" as name, ${inFolder} as folder from "${table}" where "${column}" <> ''`,
    )
    .all() as { name: string; folder: string | null }[]
  return rows.flatMap(({ name, folder }) => {
    // In some tables `folder` is another thing.
    const possible = folder !== null && folders.includes(folder) ? [folder] : folders
    const paths = possible.map((each) => `${storedFiles}/${each}/${name}`)
    return paths.some(has) ? [] : paths.slice(0, 1)
  })
}
