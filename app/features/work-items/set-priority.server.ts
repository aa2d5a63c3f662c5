import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { workEvents } from '~/features/events/event-types/work'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { saveWorkItem } from '~/features/work-item-base/work-items.server'
import type { Actor, Priority } from '~/permissions/vocabulary'
import { eventOfWork } from './event-of-work.server'
import { type AtVersion, openForChange } from './open-for-change.server'

type Urgency = AtVersion & { priority: Priority }

/** Says how urgent a work item is. @throws DomainError `not-found`; 403; `stale` (409) */
export function setPriority(actor: Actor, input: Urgency): void {
  transaction((tx) => prioritise(tx, actor, input))
}

/** The same, within a transaction. @throws as `setPriority` */
export function prioritise(tx: Tx, actor: Actor, input: Urgency): void {
  const { priority } = input
  const allowed = ({ may }: WorkItem) => {
    if (!may.prioritise) throw forbidden()
  }
  const isSo = (workItem: WorkItem) => workItem.priority === priority
  const workItem = openForChange(tx, actor, input, allowed, isSo)
  if (!workItem) return
  saveWorkItem(tx, workItem, { priority })
  const details = { from: workItem.priority, to: priority }
  emit(tx, actor, workEvents[workItem.kind].prioritised, { ...eventOfWork(tx, workItem), details })
}
