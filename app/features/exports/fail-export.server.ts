import type { exportsTable } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { exportEvents } from '~/features/events/event-types/exports'

/** What follows when a download was given up. */
export function failExport(tx: Tx, row: typeof exportsTable.$inferSelect): void {
  const { projectId, kind } = row
  emit(tx, 'system', exportEvents.failed, { projectId, details: { kind } })
}
