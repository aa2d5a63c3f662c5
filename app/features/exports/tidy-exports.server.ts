import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { files } from '~/platform/files/files.server'

/** How long a finished download is kept, in milliseconds. */
export const exportLife = 60 * 60 * 1000

/** Forgets downloads older than an hour. */
export function tidyExports(now = Date.now()): void {
  db.delete(exportsTable)
    .where(lt(exportsTable.createdAt, now - exportLife))
    .run()
}

/** Removes the files that belong to no download. */
export async function sweepExportFiles(now = Date.now()): Promise<void> {
  const rows = db.select({ file: exportsTable.file }).from(exportsTable).all()
  const kept = new Set(rows.map(({ file }) => file))
  for (const name of await files.list('exports')) {
    if (kept.has(name)) continue
    // One that was just written may not be in its row yet.
    const facts = await files.stat('exports', name)
    if (facts && facts.modifiedAt < now - 60_000) await files.remove('exports', name)
  }
}
