/** States of one attempt to pay an order; only the events of the payment provider move it on. */
export const paymentStates = ['open', 'processing', 'paid', 'failed', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Why staff must look at a payment: what was paid is not what was asked, or it was taken back. */
export const paymentFlags = ['amount', 'currency', 'twice', 'dispute'] as const
export type PaymentFlag = (typeof paymentFlags)[number]

/** States of a refund. */
export const refundStates = ['pending', 'succeeded', 'failed', 'canceled'] as const
export type RefundState = (typeof refundStates)[number]
/** The same as people are told it: of one that the provider has not answered nobody knows. */
export type RefundStanding = RefundState | 'unanswered'

/** States of a payment that a buyer has their bank take back. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]
