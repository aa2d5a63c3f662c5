import type { Move, StatusMachine } from './status-machine'

/** The states of a request and the ways between them. */

export const requestStatuses = [
  'in_progress',
  'checking_quality',
  'reviewing_with_client',
  'paused',
  'escalated',
  'pending_review',
  'completed',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** Statuses in which nothing is left to do for the studio. */
export const restingStatuses = ['completed', 'pending_review'] as const satisfies RequestStatus[]

/**
 * Moves of the status of a request, posted as `action`. Not each has the name of the status it leads to:
 * *delivered* leads to `pending_review`.
 */
export const requestActions = [
  'delivered',
  'open',
  'paused',
  'unpaused',
  'progress',
  'checking_quality',
  'reviewing_with_client',
  'escalated',
  'completed',
  'approve',
  'ask_for_changes',
] as const
export type RequestAction = (typeof requestActions)[number]

/** The column that keeps when an action was done last. */
type StatusMoment =
  | 'deliveredAt'
  | 'reopenedAt'
  | 'pausedAt'
  | 'unpausedAt'
  | 'progressAt'
  | 'checkingQualityAt'
  | 'reviewingWithClientAt'
  | 'escalatedAt'
  | 'completedAt'

type RequestMove = Move<RequestStatus, StatusMoment>

const except = (...statuses: RequestStatus[]) =>
  requestStatuses.filter((status) => !statuses.includes(status))

/** A move of the staff to a status that has no word of its own; what is paused goes on first. */
const moveTo = (to: RequestStatus, stores: StatusMoment): RequestMove => ({
  from: except(to, 'paused', 'completed'),
  to,
  who: 'works-on-it',
  stores,
})

export const requestMoves: Record<RequestAction, RequestMove> = {
  delivered: {
    from: except(...restingStatuses, 'paused'),
    to: 'pending_review',
    who: 'works-on-it',
    stores: 'deliveredAt',
  },
  open: {
    from: restingStatuses,
    to: 'in_progress',
    who: 'works-on-it',
    stores: 'reopenedAt',
  },
  paused: {
    from: except('paused', ...restingStatuses),
    to: 'paused',
    who: 'works-on-it',
    stores: 'pausedAt',
  },
  unpaused: {
    from: ['paused'],
    to: 'before-pause',
    who: 'works-on-it',
    stores: 'unpausedAt',
  },
  // A new request is in progress before anybody works on it: the assignee says when they begin.
  progress: {
    ...moveTo('in_progress', 'progressAt'),
    from: except('paused', 'completed'),
  },
  checking_quality: moveTo('checking_quality', 'checkingQualityAt'),
  reviewing_with_client: moveTo('reviewing_with_client', 'reviewingWithClientAt'),
  escalated: moveTo('escalated', 'escalatedAt'),
  completed: moveTo('completed', 'completedAt'),
  approve: {
    from: ['pending_review'],
    to: 'completed',
    who: 'owns-it',
    stores: 'completedAt',
  },
  ask_for_changes: {
    from: ['pending_review'],
    to: 'in_progress',
    who: 'owns-it',
    stores: 'reopenedAt',
  },
}

/** Moves of a request: from where, and by whom. */
export const requestMachine: StatusMachine<RequestStatus, RequestAction, StatusMoment> = {
  first: 'in_progress',
  actions: requestActions,
  moves: requestMoves,
}
