import type { exportsTable } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { exportEvents } from '~/features/events/kinds/exports'

/** What follows when a download was given up. */
export function failExport(tx: Tx, row: typeof exportsTable.$inferSelect): void {
  const { projectId, kind } = row
  happen(tx, 'system', exportEvents.failed, { projectId, details: { kind } })
}
