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
