/** What can become of an order besides its work: the statistics count each, by this word of an address. */
export const orderOutcomes = ['paid', 'refunded', 'rated'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]
