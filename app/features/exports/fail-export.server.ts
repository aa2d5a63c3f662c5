import { eq, sql } from 'drizzle-orm'
import { type exportsTable, users } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { exportEvents } from '~/features/events/kinds/exports'
import { isPdf } from './kinds'

/** What follows when a download was given up: a PDF that nobody got does not count as one. */
export function failExport(tx: Tx, row: typeof exportsTable.$inferSelect): void {
  const { projectId, kind } = row
  happen(tx, 'system', exportEvents.failed, { projectId, details: { kind } })
  if (!isPdf(row.kind)) return
  tx.update(users)
    .set({ downloads: sql`max(0, ${users.downloads} - 1)` })
    .where(eq(users.id, row.actor))
    .run()
}
