import { eq, lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { startUpkeep } from '~/platform/jobs/upkeep.server'
import { failExport } from './fail-export.server'

/** How long a finished download is kept, in milliseconds. */
const exportLife = 60 * 60 * 1000

/** What was being made when the process ended will not be finished by anybody. */
export function failLeftoverExports(): void {
  const left = db.select().from(exportsTable).where(eq(exportsTable.state, 'running')).all()
  for (const { id } of left) failExport(id)
}

/** Removes downloads older than an hour, and files that belong to none. */
export async function sweepExports(now = Date.now()): Promise<void> {
  db.delete(exportsTable)
    .where(lt(exportsTable.createdAt, now - exportLife))
    .run()
  const kept = new Set(
    db
      .select({ file: exportsTable.file })
      .from(exportsTable)
      .all()
      .map((r) => r.file),
  )
  for (const name of await files.list('exports')) {
    if (kept.has(name)) continue
    // One that was just written may not be in its row yet.
    const facts = await files.stat('exports', name)
    if (facts && facts.modifiedAt < now - 60_000) await files.remove('exports', name)
  }
}

/** Tidies at the start and every ten minutes. @returns how to stop */
export function startExportUpkeep(): () => void {
  failLeftoverExports()
  return startUpkeep(sweepExports, 'old downloads were not removed', {
    first: 0,
    every: exportLife / 6,
  })
}
