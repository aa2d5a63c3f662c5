import { setImmediate as otherWork } from 'node:timers/promises'
import { and, asc, eq, gt, gte, not, or, type SQL } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { lostRows, storedFiles } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { originalName } from '~/platform/uploads/variants'
import { isUnused } from './is-unused.server'

/** Rows read at once: a millisecond. */
const step = 500
const mostName = 200

/**
 * Objects of a folder, and the known ones among them: their original is in `files` and is used, or may
 * still be. The objects are listed before the rows are read.
 *
 * @param before files that were entered earlier count only where something uses them
 */
export async function listKnown(
  folder: Folder,
  before: number,
): Promise<{ names: string[]; known: Set<string> }> {
  const names = await files.list(folder)
  const rows =
    names.length > 0
      ? await namesIn(folder, or(gte(storedFiles.createdAt, before), not(isUnused)))
      : new Set()
  const isKnown = (name: string) => rows.has(name) || rows.has(originalName(name))
  return { names, known: new Set(names.filter(isKnown)) }
}

async function namesIn(folder: Folder, which: SQL | undefined): Promise<Set<string>> {
  const known = new Set<string>()
  for (let last = ''; ; await otherWork()) {
    const rows = db
      .select({ file: storedFiles.file })
      .from(storedFiles)
      .where(and(eq(storedFiles.folder, folder), gt(storedFiles.file, last), which))
      .orderBy(asc(storedFiles.file))
      .limit(step)
      .all()
    for (const { file } of rows) known.add(file)
    if (rows.length < step) return known
    last = rows.at(-1)?.file ?? last
  }
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
