import { eq } from 'drizzle-orm'
import { pageOps } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import type { PageAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { type Direction, requestedOp } from './undo-or-redo.server'

/**
 * Leaves out the change that undo or redo is about, after `undo-conflict`, so that the ones before
 * it can be reached. The page stays as it is.
 *
 * @param input `change`: the page's revision after it, so that no other one is left out in its place
 * @throws DomainError as `requestedOp`
 */
export function discardUndo(
  actor: Actor,
  input: PageAddress & { direction: Direction; change?: number | undefined },
): void {
  transaction((tx) => {
    const { projectId, pageId, direction, change } = input
    editablePage(actor, projectId, pageId)
    const entry = requestedOp(tx, pageId, actorKey(actor), direction, change)
    tx.update(pageOps).set({ state: 'dropped' }).where(eq(pageOps.id, entry.id)).run()
  })
}
