import { eq } from 'drizzle-orm'
import { pageOps } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import type { PageAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { type Direction, nextOp } from './undo-or-redo.server'

/**
 * Leaves out the change that undo or redo is about, after `undo-conflict`, so that the ones before
 * it can be reached. The page stays as it is.
 *
 * @throws Fault `nothing-to-undo`, `nothing-to-redo` (409)
 */
export function skipChange(actor: Actor, input: PageAddress & { direction: Direction }): void {
  transaction((tx) => {
    editablePage(actor, input.projectId, input.pageId)
    const entry = nextOp(tx, input.pageId, actorKey(actor), input.direction)
    if (!entry) throw new Fault(`nothing-to-${input.direction}`, 409)
    tx.update(pageOps).set({ state: 'dropped' }).where(eq(pageOps.id, entry.id)).run()
  })
}
