import type { Move, StatusMachine } from './status-machine'

/** The states of an order, in the order it goes through them, then those beside the way. */
export const orderStatuses = [
  'pending_payment',
  'collecting_content',
  'in_progress',
  'checking_quality',
  'reviewing_with_client',
  'completed',
  'paused',
  'escalated',
  'pending_review',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Steps of an order once it is paid, and the column with the last time it reached each. */
export const orderSteps = {
  collecting_content: 'collectingContentAt',
  in_progress: 'progressAt',
  checking_quality: 'checkingQualityAt',
  reviewing_with_client: 'reviewingWithClientAt',
  completed: 'completedAt',
} as const satisfies Partial<Record<OrderStatus, string>>

/**
 * Moves of the status of an order, posted as `action`. Not each has the name of the status it leads to:
 * *delivered* leads to `pending_review`. Only its payment leads out of `pending_payment`.
 */
export const orderActions = [
  'collecting_content',
  'progress',
  'checking_quality',
  'reviewing_with_client',
  'delivered',
  'paused',
  'unpaused',
  'escalated',
  'completed',
  'open',
  'approve',
  'ask_for_changes',
] as const
export type OrderAction = (typeof orderActions)[number]

/** The column that keeps when an action was done last. */
type OrderMoment =
  | (typeof orderSteps)[keyof typeof orderSteps]
  | 'pendingReviewAt'
  | 'pausedAt'
  | 'unpausedAt'
  | 'escalatedAt'
  | 'reopenedAt'

type OrderMove = Move<OrderStatus, OrderMoment>
type Step = Exclude<keyof typeof orderSteps, 'completed'>

/** The steps in which the studio works, in their order. */
const working: readonly Step[] = [
  'collecting_content',
  'in_progress',
  'checking_quality',
  'reviewing_with_client',
]

/** To a step: from the one before it, back from any later one, and from beside the way. */
const stepTo = (to: Step): OrderMove => {
  const at = working.indexOf(to)
  const steps = working.filter((_, index) => index === at - 1 || index > at)
  return {
    from: [...steps, 'escalated', 'pending_review'],
    to,
    who: 'works-on-it',
    stores: orderSteps[to],
  }
}

/** Statuses in which its client reviews and answers. */
export const shownStatuses = ['reviewing_with_client', 'pending_review'] as const

export const orderMoves: Record<OrderAction, OrderMove> = {
  collecting_content: stepTo('collecting_content'),
  progress: stepTo('in_progress'),
  checking_quality: stepTo('checking_quality'),
  reviewing_with_client: stepTo('reviewing_with_client'),
  delivered: {
    from: [...working, 'escalated'],
    to: 'pending_review',
    who: 'works-on-it',
    stores: 'pendingReviewAt',
  },
  paused: {
    from: [...working, 'escalated'],
    to: 'paused',
    who: 'works-on-it',
    stores: 'pausedAt',
  },
  unpaused: { from: ['paused'], to: 'before-pause', who: 'works-on-it', stores: 'unpausedAt' },
  escalated: {
    from: [...working, 'pending_review'],
    to: 'escalated',
    who: 'works-on-it',
    stores: 'escalatedAt',
  },
  completed: { from: shownStatuses, to: 'completed', who: 'works-on-it', stores: 'completedAt' },
  open: { from: ['completed'], to: 'in_progress', who: 'works-on-it', stores: 'reopenedAt' },
  approve: { from: shownStatuses, to: 'completed', who: 'owns-it', stores: 'completedAt' },
  ask_for_changes: { from: shownStatuses, to: 'in_progress', who: 'owns-it', stores: 'reopenedAt' },
}

/** Moves of an order: from where, and by whom. */
export const orderMachine: StatusMachine<OrderStatus, OrderAction, OrderMoment> = {
  first: 'collecting_content',
  actions: orderActions,
  moves: orderMoves,
}

/** Next move of the studio on an order, by its status; none while it waits for its payment, or is done. */
export const nextOfOrder: Partial<Record<OrderStatus, OrderAction>> = {
  collecting_content: 'progress',
  in_progress: 'checking_quality',
  checking_quality: 'reviewing_with_client',
  reviewing_with_client: 'completed',
  pending_review: 'completed',
  escalated: 'progress',
  paused: 'unpaused',
}
