import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { leasedQueue } from '~/db/leased-queue.server'
import { exportsTable } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { exportText } from '~/messages/exports'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { startRunner } from '~/platform/jobs/runner.server'
import { log } from '~/platform/log.server'
import { requestContext } from '~/platform/request-context.server'
import { storageError } from '~/platform/storage-error.server'
import { exportDocument } from './export-document.server'
import { failExport } from './fail-export.server'
import { endings } from './kinds'
import { makeFile } from './make-file.server'
import { packWebsite } from './website/pack-website.server'

type Row = typeof exportsTable.$inferSelect

/**
 * A process that draws is silent no longer than this, in milliseconds: one picture, or the document,
 * tried twice, after what others wait for.
 */
const leaseLife = 180_000

/**
 * The downloads to be made, as a queue for the job runner. What cannot be drawn has failed; what cannot be
 * stored, or was in hand of a process that ended, is made once more.
 */
const exportQueue = leasedQueue({
  name: 'exports',
  table: exportsTable,
  concurrency: 2,
  status: { waiting: 'running', inHand: 'running', done: 'ready', dead: 'failed' },
  leaseLife,
  mostAttempts: 2,
  noAnswer: exportText.cutOff,
  work: async (row) => {
    try {
      const whose = { network: row.actor, person: row.actor }
      const file = await requestContext.run(whose, () => draw(row))
      return { kind: 'done', facts: { file, done: row.total } }
    } catch (error) {
      if (!(error instanceof DomainError))
        log.error({ err: error, export: row.id }, 'a download could not be made')
      const kind = storageError(error) ? 'retry' : 'refused'
      return { kind, error: error instanceof DomainError ? error.code : String(error) }
    }
  },
  givenUp: failExport,
})

/** Makes downloads from now on, where jobs are carried out. @returns how to stop */
export const startExporting = () => startRunner(exportQueue)

/** @returns name of the file. @throws when it cannot be drawn, or is another process's by now */
async function draw(row: Row): Promise<string> {
  if (row.kind === 'website_zip') return packWebsite(row, counter(row))
  const document = exportDocument(row)
  if (!document) throw new Error('what was to be drawn is gone')
  const content = await makeFile(row.kind, document, counter(row))
  const file = newFileName(endings[row.kind])
  await files.put('exports', file, content)
  return file
}

/** Says how far a download is. It throws when another process has it by now. */
function counter(row: Row): () => void {
  let done = 0
  return () => {
    done += 1
    const now = Date.now()
    const mine = and(eq(exportsTable.id, row.id), eq(exportsTable.lease, row.lease ?? ''))
    const { changes } = db
      .update(exportsTable)
      .set({ done, updatedAt: now, nextAttemptAt: now + leaseLife })
      .where(mine)
      .run()
    if (changes === 0) throw new Error('it is no longer wanted of this process')
  }
}

/** Waits until a download is ready or has failed, at most `ms` milliseconds. */
export async function waitForExport(id: string, ms: number): Promise<void> {
  const isRunning = () =>
    db
      .select({ n: sql`1` })
      .from(exportsTable)
      .where(and(eq(exportsTable.id, id), eq(exportsTable.status, 'running')))
      .get() !== undefined
  for (const end = Date.now() + ms; isRunning() && Date.now() < end; ) await pause(20)
}
