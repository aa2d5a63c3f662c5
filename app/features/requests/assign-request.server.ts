import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { requestEvents } from '~/features/events/kinds/requests'
import { requireStaff } from '~/features/user-access/list-staff.server'
import { canManageRequests } from '~/permissions/requests'
import type { Member } from '~/permissions/vocabulary'
import { eventOf, nameOf, openForChange, saveRequest } from './open-for-change.server'

export type Assignment = {
  requestId: string
  /** Null for nobody. */
  assigneeId: string | null
  /** The version the form was made from. */
  version: number
}

/**
 * Gives a request to somebody of the studio, who is notified, or takes it from everybody.
 *
 * @throws Fault `not-found`; 403; `stale` (409); `not-staff` (400) beside `assignee`
 */
export function assignRequest(actor: Member, input: Assignment): void {
  transaction((tx) => assign(tx, actor, input))
}

/** The same, within a transaction. @throws as `assignRequest` */
export function assign(tx: Tx, actor: Member, input: Assignment): void {
  const { assigneeId } = input
  const request = openForChange(tx, actor, input, () => {
    if (!canManageRequests(actor)) throw forbidden()
  })
  if (assigneeId === request.assigneeId) return
  requireStaff(tx, assigneeId === null ? [] : [assigneeId], 'assignee')
  saveRequest(tx, request, { assigneeId, ...(assigneeId !== null && { assignedAt: Date.now() }) })
  const [before, after] = [nameOf(tx, request.assigneeId), nameOf(tx, assigneeId)]
  const event = eventOf(tx, { ...request, assigneeId })
  if (assigneeId !== null && after !== null) {
    const cause = `${request.id}:${request.version}`
    const details = { assignee: [before, after] as [string | null, string] }
    happen(tx, actor, requestEvents.assigned, { ...event, cause, assigneeId, details })
  } else {
    happen(tx, actor, requestEvents.unassigned, {
      ...event,
      details: { assignee: [before ?? '', null] },
    })
  }
}
