import { and, eq, sql } from 'drizzle-orm'
import { exportsTable, users } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { isPdf } from './kinds'

/** Marks an export as failed; a PDF that nobody got does not count as a download. */
export function failExport(id: string): void {
  transaction((tx) => {
    const row = tx
      .update(exportsTable)
      .set({ state: 'failed', updatedAt: Date.now() })
      .where(and(eq(exportsTable.id, id), eq(exportsTable.state, 'running')))
      .returning()
      .get()
    if (!row) return
    record(tx, {
      collection: 'projects',
      document: row.projectId,
      action: 'download failed',
      user: 'system',
      details: { kind: row.kind },
    })
    if (!isPdf(row.kind)) return
    tx.update(users)
      .set({ downloads: sql`max(0, ${users.downloads} - 1)` })
      .where(eq(users.id, row.actor))
      .run()
  })
}
