/**
 * Outcomes of an order besides its work: the statistics count each, by this word of an address. `paid`:
 * orders, each once; `received`: payments, also one too many.
 */
export const orderOutcomes = ['paid', 'received', 'refunded', 'rated'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

/**
 * Relation of a payment to its order. `ordered`: it moved the order on; `twice`: it came besides the one
 * that did; `other`: it is not the order's price, which is still unpaid.
 */
export const arrivals = ['ordered', 'twice', 'other'] as const
export type Arrival = (typeof arrivals)[number]
