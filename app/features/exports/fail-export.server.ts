import { eq } from 'drizzle-orm'
import { downloads, type exportsTable } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { exportEvents } from '~/features/events/event-types/exports'

/** What follows when a download was given up: it is none that the statistics count. */
export function failExport(tx: Tx, row: typeof exportsTable.$inferSelect): void {
  const { id, projectId, kind } = row
  tx.delete(downloads).where(eq(downloads.id, id)).run()
  emit(tx, 'system', exportEvents.failed, { projectId, details: { kind } })
}
