import type { Tx } from '~/db/transaction.server'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { getFollowers, openWorkItem } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'

/** Work item as a form saw it: `version` is the one it was made from. */
export type AtVersion = { work: Work; version: number }

/**
 * Work item that is about to be changed, as it was when the form was made; null when it already is what the
 * form asks for, no matter who made it so: a button pressed twice asks for what is already there.
 *
 * @param allowed throws when the actor may not
 * @param isSo whether it is what is asked for
 * @throws DomainError `not-found`, `stale` (409), and what `allowed` throws
 */
export function openForChange(
  tx: Tx,
  actor: Actor,
  { work, version }: AtVersion,
  allowed: (workItem: WorkItem) => void,
  isSo: (workItem: WorkItem) => boolean = () => false,
): WorkItem | null {
  const workItem = openWorkItem(tx, actor, work)
  allowed(workItem)
  if (isSo(workItem)) return null
  // Changeable fields of it, as a screen of two versions shows them.
  expectVersion(workItem, version, {
    status: workItem.status,
    priority: workItem.priority,
    assignee: workItem.assigneeId,
    followers: getFollowers(tx, workItem),
  })
  return workItem
}
