import { and, eq, sql } from 'drizzle-orm'
import { pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Makes a page the one home page of its project, at the top level; the one before is home no more. */
export function makeHome(tx: Tx, page: { id: string; projectId: string }): void {
  const raised = { version: sql`${pages.version} + 1`, updatedAt: Date.now() }
  tx.update(pages)
    .set({ home: false, ...raised })
    .where(and(eq(pages.projectId, page.projectId), eq(pages.home, true)))
    .run()
  tx.update(pages)
    .set({ home: true, parentId: null, ...raised })
    .where(eq(pages.id, page.id))
    .run()
}
