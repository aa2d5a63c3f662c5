import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { pageOps, pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { whatHappened } from './what-happened.server'

/**
 * A form made when the page had `revision` is refused when somebody else has changed its section
 * since. Changes of other sections do not matter, nor one's own.
 *
 * @throws Fault `section-changed` (409) with what `happened` and the page's `revision` now
 */
export function expectUnchanged(
  tx: Tx,
  actor: Actor,
  pageId: string,
  target: string,
  revision: number | undefined,
): void {
  if (revision === undefined) return
  const changes = tx
    .select({ actor: pageOps.actor, op: pageOps.op })
    .from(pageOps)
    .where(
      and(
        eq(pageOps.pageId, pageId),
        eq(pageOps.target, target),
        gt(pageOps.revision, revision),
        ne(pageOps.actor, actorKey(actor)),
      ),
    )
    .orderBy(asc(pageOps.revision))
    .all()
  if (changes.length === 0) return
  const page = tx.select().from(pages).where(eq(pages.id, pageId)).get()
  const happened = whatHappened(tx, changes)
  throw new Fault('section-changed', 409, { values: { happened, revision: page?.revision ?? 0 } })
}
