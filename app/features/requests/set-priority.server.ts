import { type Tx, transaction } from '~/db/transaction.server'
import { forbidden } from '~/faults'
import { happen } from '~/features/events/happen.server'
import { requestEvents } from '~/features/events/kinds/requests'
import { canSetPriority } from '~/permissions/requests'
import type { Member, Priority } from '~/permissions/vocabulary'
import { eventOf, openForChange, saveRequest } from './open-for-change.server'

type Urgency = { requestId: string; priority: Priority; version: number }

/** Says how urgent a request is. @throws Fault `not-found`; 403; `stale` (409) */
export function setPriority(actor: Member, input: Urgency): void {
  transaction((tx) => prioritise(tx, actor, input))
}

/** The same, within a transaction. @throws as `setPriority` */
export function prioritise(tx: Tx, actor: Member, input: Urgency): void {
  const { priority } = input
  const request = openForChange(tx, actor, input, (found) => {
    if (!canSetPriority(actor, found)) throw forbidden()
  })
  if (priority === request.priority) return
  saveRequest(tx, request, { priority })
  const details = { from: request.priority, to: priority }
  happen(tx, actor, requestEvents.prioritised, { ...eventOf(tx, request), details })
}
