import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lostRows } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { type Folder, folders } from '~/platform/files/folders'
import { namedByRows } from '~/platform/files/named-by-rows'
import { originalName } from '~/platform/uploads/variants'

const hour = 60 * 60 * 1000
/** What is younger may still get its row. */
const day = 24 * hour
/** Rows read at once: a millisecond. */
const step = 500

/**
 * Removes what uploads left that were interrupted a day ago or earlier: half-written files of all
 * folders, and pictures that no row names. Nobody waits for it longer than for one small step.
 */
export async function sweepUploads(now = Date.now()): Promise<void> {
  const before = now - day
  for (const folder of Object.keys(folders) as Folder[]) await files.clearDrafts(folder, before)
  const lost = await namedByLostRows()
  for (const folder of Object.keys(namedByRows) as Folder[]) {
    for (const name of await unnamed(folder)) {
      if (lost.has(name) || lost.has(originalName(name))) continue
      const facts = await files.stat(folder, name)
      if (facts && facts.modifiedAt < before) await files.remove(folder, name)
    }
  }
}

const mostName = 200

/** Short texts of rows that may still be taken over, file names among them: their files are not swept before. */
async function namedByLostRows(): Promise<Set<string>> {
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
    if (rows.length < step) return names
    last = rows.at(-1)?.id ?? last
  }
}

/** The files of a folder whose original no row names. The list is read before the rows. */
async function unnamed(folder: Folder): Promise<string[]> {
  const names = await files.list(folder)
  if (names.length === 0) return []
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
  return names.filter((name) => !known.has(name) && !known.has(originalName(name)))
}
