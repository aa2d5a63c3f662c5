import { and, eq, gt, ne } from 'drizzle-orm'
import { pageOps } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'

/**
 * A form made when the page had `revision` is refused when somebody else has changed its section
 * since. Changes of other sections do not matter, nor one's own.
 *
 * @throws Fault `section-changed` (409)
 */
export function expectUnchanged(
  tx: Tx,
  actor: Actor,
  pageId: string,
  target: string,
  revision: number | undefined,
): void {
  if (revision === undefined) return
  const changed = tx
    .select({ id: pageOps.id })
    .from(pageOps)
    .where(
      and(
        eq(pageOps.pageId, pageId),
        eq(pageOps.target, target),
        gt(pageOps.revision, revision),
        ne(pageOps.actor, actorKey(actor)),
      ),
    )
    .limit(1)
    .get()
  if (changed) throw new Fault('section-changed', 409)
}
