import { and, desc, eq, lte, ne } from 'drizzle-orm'
import { pageOps, pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newestChanges } from './newest-changes.server'
import { whatHappened } from './what-happened.server'

/**
 * A form made when the page had `revision` is refused when somebody else has changed its section
 * since. Changes of other sections do not matter, nor one's own.
 *
 * @throws DomainError `section-changed` (409) with what `happened` and the page's `revision` now
 */
export function expectUnchanged(
  tx: Tx,
  actor: Actor,
  pageId: string,
  target: string,
  revision: number | undefined,
): void {
  if (revision === undefined) return
  const made = tx
    .select({ rowNumber: pageOps.rowNumber })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), lte(pageOps.revision, revision)))
    .orderBy(desc(pageOps.revision))
    .limit(1)
    .get()
  const { rows, more } = newestChanges(tx, {
    pages: [pageId],
    targets: [target],
    since: made?.rowNumber ?? 0,
    by: ne(pageOps.actor, actorKey(actor)),
  })
  if (rows.length === 0) return
  const page = tx.select().from(pages).where(eq(pages.id, pageId)).get()
  const happened = whatHappened(tx, rows, more)
  throw new DomainError('section-changed', 409, {
    values: { happened, revision: page?.revision ?? 0 },
  })
}
