import type { WorkKind } from './kinds'
import { orderMachine } from './order-statuses'
import { requestMachine } from './request-statuses'
import type { StatusMachine } from './status-machine'
import type { WorkStatus } from './statuses'

/** The states of each kind of work and the ways between them. */
export const machines: Record<WorkKind, StatusMachine<WorkStatus, string, string>> = {
  request: requestMachine,
  order: orderMachine,
}

/** Moves of the studio on a kind of work, in order. */
export const staffActions = (kind: WorkKind): string[] => {
  const { actions, moves } = machines[kind]
  return actions.filter((action) => moves[action]?.who === 'works-on-it')
}
