import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { areOurs } from '~/features/files/own-files.server'
import { files } from '~/platform/files/files.server'
import { removeOlder } from '~/platform/files/older-than.server'

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
  if (!(await areOurs())) return
  const names = await files.list('exports')
  const rows = db.select({ file: exportsTable.file }).from(exportsTable).all()
  const kept = new Set(rows.map(({ file }) => file))
  const unnamed = names.filter((name) => !kept.has(name))
  // One that was just written may not be in its row yet.
  await removeOlder(now - 60_000, 'exports', unnamed)
}
