import { eq } from 'drizzle-orm'
import { downloads, type exportsTable } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { exportEvents } from '~/features/events/event-types/exports'

/** Marks a download as given up: the statistics do not count it. */
export function failExport(tx: Tx, row: typeof exportsTable.$inferSelect): void {
  const { id, projectId, kind } = row
  tx.delete(downloads).where(eq(downloads.id, id)).run()
  emit(tx, 'system', exportEvents.failed, { projectId, details: { kind } })
}
