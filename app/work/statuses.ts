import type { Standing } from '~/permissions/requests'

/** The states of a request and the ways between them, as data: read by the verb, the screen and the tests. */

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

/** Whether the studio has something to do: what is active counts for the limit and can be late. */
export const isActive = (status: RequestStatus): boolean =>
  !(restingStatuses as readonly RequestStatus[]).includes(status)

/** What can be done to the status of a request. */
export const statusActions = [
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
export type StatusAction = (typeof statusActions)[number]

/** The column that keeps when an action was done last. */
export type StatusMoment =
  | 'deliveredAt'
  | 'reopenedAt'
  | 'pausedAt'
  | 'unpausedAt'
  | 'progressAt'
  | 'checkingQualityAt'
  | 'reviewingWithClientAt'
  | 'escalatedAt'
  | 'completedAt'

type Move = {
  /** Statuses it leads from. */
  from: readonly RequestStatus[]
  /** Where it leads; `before-pause` is the status that the pause interrupted. */
  to: RequestStatus | 'before-pause'
  /** Who may: whoever works on it, or the client it belongs to. */
  who: Standing
  stores: StatusMoment
  /** What is posted in the conversation, after the name of who did it. */
  posts: string
}

const except = (...statuses: RequestStatus[]) =>
  requestStatuses.filter((status) => !statuses.includes(status))

/** A move of the staff to a status that has no word of its own; what is paused goes on first. */
const moveTo = (to: RequestStatus, stores: StatusMoment, name: string): Move => ({
  from: except(to, 'paused', 'completed'),
  to,
  who: 'works-on-it',
  stores,
  posts: `moved status to ${name}`,
})

export const statusMoves: Record<StatusAction, Move> = {
  delivered: {
    from: except('pending_review', 'completed', 'paused'),
    to: 'pending_review',
    who: 'works-on-it',
    stores: 'deliveredAt',
    posts: 'updated status to delivered',
  },
  open: {
    from: ['pending_review', 'completed'],
    to: 'in_progress',
    who: 'works-on-it',
    stores: 'reopenedAt',
    posts: 'reopened the request',
  },
  paused: {
    from: except('paused', 'completed', 'pending_review'),
    to: 'paused',
    who: 'works-on-it',
    stores: 'pausedAt',
    posts: 'paused the request',
  },
  unpaused: {
    from: ['paused'],
    to: 'before-pause',
    who: 'works-on-it',
    stores: 'unpausedAt',
    posts: 'unpaused the request',
  },
  // A new request is in progress before anybody works on it: who begins says so.
  progress: {
    ...moveTo('in_progress', 'progressAt', 'in progress'),
    from: except('paused', 'completed'),
  },
  checking_quality: moveTo('checking_quality', 'checkingQualityAt', 'checking quality'),
  reviewing_with_client: moveTo(
    'reviewing_with_client',
    'reviewingWithClientAt',
    'reviewing with client',
  ),
  escalated: moveTo('escalated', 'escalatedAt', 'escalated'),
  completed: moveTo('completed', 'completedAt', 'completed'),
  approve: {
    from: ['pending_review'],
    to: 'completed',
    who: 'owns-it',
    stores: 'completedAt',
    posts: 'approved the request',
  },
  ask_for_changes: {
    from: ['pending_review'],
    to: 'in_progress',
    who: 'owns-it',
    stores: 'reopenedAt',
    posts: 'asked for changes',
  },
}

/** What can be done to a request in a status by somebody who stands to it like that, in order. */
export const movesFrom = (status: RequestStatus, standings: readonly Standing[]): StatusAction[] =>
  statusActions.filter((action) => {
    const { from, who } = statusMoves[action]
    return from.includes(status) && standings.includes(who)
  })

/** The status that what was posted speaks of; where it is not known which, the one that work begins with. */
export function statusPosted(posted: string): RequestStatus {
  const { to } = Object.values(statusMoves).find(({ posts }) => posts === posted) ?? {}
  return !to || to === 'before-pause' ? 'in_progress' : to
}
