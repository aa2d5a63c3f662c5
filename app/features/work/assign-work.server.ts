import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { type Reassigned, workEvents } from '~/features/events/event-types/work'
import { saveGround } from '~/features/grounds/grounds.server'
import { requireStaff } from '~/features/user-access/list-staff.server'
import { nameOf } from '~/features/user-access/name-of.server'
import type { Ground } from '~/features/work-base/ground'
import type { Actor } from '~/permissions/vocabulary'
import { eventOfWork } from './event-of-work.server'
import { type AtVersion, openForChange } from './open-for-change.server'

/** @param assigneeId null for nobody */
type Assignment = AtVersion & { assigneeId: string | null }

/**
 * Gives a piece of work to somebody of the studio, who is notified, or takes it from everybody.
 *
 * @throws DomainError `not-found`; 403; `stale` (409); `not-staff` (400) beside `assignee`
 */
export function assignWork(actor: Actor, input: Assignment): void {
  transaction((tx) => assign(tx, actor, input))
}

/** The same, within a transaction. @throws as `assignWork` */
export function assign(tx: Tx, actor: Actor, input: Assignment): void {
  const { assigneeId } = input
  const allowed = ({ may }: Ground) => {
    if (!may.manage) throw forbidden()
  }
  const isSo = (ground: Ground) => ground.assigneeId === assigneeId
  const ground = openForChange(tx, actor, input, allowed, isSo)
  if (!ground) return
  requireStaff(tx, assigneeId === null ? [] : [assigneeId], 'assignee')
  saveGround(tx, ground, { assigneeId, ...(assigneeId !== null && { assignedAt: Date.now() }) })
  const event = eventOfWork(tx, { ...ground, assigneeId })
  const details: Reassigned = { assignee: [nameOf(tx, ground.assigneeId), nameOf(tx, assigneeId)] }
  if (assigneeId === null) {
    emit(tx, actor, workEvents[ground.kind].unassigned, { ...event, details })
  } else {
    const cause = `${ground.id}:${ground.version}`
    emit(tx, actor, workEvents[ground.kind].assigned, { ...event, cause, assigneeId, details })
  }
}
