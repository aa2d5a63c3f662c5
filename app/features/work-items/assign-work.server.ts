import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { type Reassigned, workEvents } from '~/features/events/event-types/work'
import { findName } from '~/features/user-access/find-name.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { saveWorkItem } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { eventOfWork } from './event-of-work.server'
import { type AtVersion, openForChange } from './open-for-change.server'

/** @param assigneeId null for nobody */
type Assignment = AtVersion & { assigneeId: string | null }

/**
 * Gives a work item to somebody of the studio, who is notified, or takes it from everybody.
 *
 * @throws DomainError `not-found`; 403; `stale` (409); `not-staff` (400) beside `assignee`
 */
export function assignWork(actor: Actor, input: Assignment): void {
  transaction((tx) => assign(tx, actor, input))
}

/** The same, within a transaction. @throws as `assignWork` */
export function assign(tx: Tx, actor: Actor, input: Assignment): void {
  const { assigneeId } = input
  const allowed = ({ may }: WorkItem) => {
    if (!may.manage) throw forbidden()
  }
  const isSo = (workItem: WorkItem) => workItem.assigneeId === assigneeId
  const workItem = openForChange(tx, actor, input, allowed, isSo)
  if (!workItem) return
  requireStaff(tx, assigneeId === null ? [] : [assigneeId], 'assignee')
  saveWorkItem(tx, workItem, { assigneeId, ...(assigneeId !== null && { assignedAt: Date.now() }) })
  const event = eventOfWork(tx, { ...workItem, assigneeId })
  const details: Reassigned = {
    assignee: [findName(tx, workItem.assigneeId), findName(tx, assigneeId)],
  }
  if (assigneeId === null) {
    emit(tx, actor, workEvents[workItem.kind].unassigned, { ...event, details })
  } else {
    const cause = `${workItem.id}:${workItem.version}`
    emit(tx, actor, workEvents[workItem.kind].assigned, { ...event, cause, assigneeId, details })
  }
}
