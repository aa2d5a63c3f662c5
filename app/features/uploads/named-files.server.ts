import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lostRows } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { namedByRows } from '~/platform/files/named-by-rows'
import { originalName } from '~/platform/uploads/variants'

/** The folders whose files are uploads, which rows name. */
export const uploadFolders = Object.keys(namedByRows) as Folder[]

/** Rows read at once: a millisecond. */
const step = 500
const mostName = 200

/** The files of a folder, and those of them whose original is named: the list is read before the rows. */
export async function listNamed(folder: Folder): Promise<{ names: string[]; named: Set<string> }> {
  const names = await files.list(folder)
  const known = names.length > 0 ? await namesIn(folder) : new Set()
  const isNamed = (name: string) => known.has(name) || known.has(originalName(name))
  return { names, named: new Set(names.filter(isNamed)) }
}

/** Whether a row that may still be taken over names a file or its original. */
export async function namedByLostRows(): Promise<(file: string) => boolean> {
  const names = new Set<string>()
  for (let last = ''; ; await otherWork()) {
    const rows = db
      .select({ id: lostRows.id, after: lostRows.after })
      .from(lostRows)
      .where(and(eq(lostRows.state, 'open'), gt(lostRows.id, last)))
      .orderBy(asc(lostRows.id))
      .limit(step)
      .all()
    for (const { after } of rows) {
      for (const value of Object.values(after ?? {})) {
        if (typeof value === 'string' && value.length <= mostName) names.add(value)
      }
    }
    if (rows.length < step) break
    last = rows.at(-1)?.id ?? last
  }
  return (file) => names.has(file) || names.has(originalName(file))
}

async function namesIn(folder: Folder): Promise<Set<string>> {
  const known = new Set<string>()
  for (const [table, column] of namedByRows[folder] ?? []) {
    for (let at = 0, rows: { at: number; name: string }[]; ; at = rows.at(-1)?.at ?? at) {
      rows = db.all(
        sql`select rowid as at, ${sql.identifier(column)} as name from ${sql.identifier(table)} where rowid > ${at} order by rowid limit ${step}`,
      )
      for (const { name } of rows) if (name) known.add(name)
      if (rows.length < step) break
      await otherWork()
    }
  }
  return known
}
