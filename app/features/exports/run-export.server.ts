import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { exportsTable } from '~/db/schema'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { limiter } from '~/platform/limit'
import { log } from '~/platform/log.server'
import type { ExportDocument } from './export-document.server'
import { failExport } from './fail-export.server'
import { type ExportKind, endings } from './kinds'
import { makeFile } from './make-file.server'

const limited = limiter(2)
const underWay = new Map<string, Promise<void>>()

/** Makes the file of a started export in the background; its row says how far it is. */
export function runExport(id: string, kind: ExportKind, document: ExportDocument): void {
  const work = limited(() => run(id, kind, document)).catch((error) => {
    log.error({ err: error, export: id }, 'a download could not be made')
    failExport(id)
  })
  underWay.set(
    id,
    work.finally(() => underWay.delete(id)),
  )
}

/** Waits until an export is finished, at most `ms` milliseconds. */
export async function waitForExport(id: string, ms: number): Promise<void> {
  const work = underWay.get(id)
  if (!work) return
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}

async function run(id: string, kind: ExportKind, document: ExportDocument): Promise<void> {
  const bytes = await makeFile(kind, document, () => {
    db.update(exportsTable)
      .set({ done: sql`${exportsTable.done} + 1`, updatedAt: Date.now() })
      .where(eq(exportsTable.id, id))
      .run()
  })
  const file = newFileName(endings[kind])
  await files.put('exports', file, bytes)
  const { changes } = db
    .update(exportsTable)
    .set({ state: 'ready', file, done: sql`${exportsTable.total}`, updatedAt: Date.now() })
    .where(eq(exportsTable.id, id))
    .run()
  // The project was deleted meanwhile, and the row with it.
  if (!changes) await files.remove('exports', file)
}
