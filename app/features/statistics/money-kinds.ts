/** What the statistics know of the orders of some days, as the word of an address. */
export const moneyKinds = ['paid', 'refunded', 'rated'] as const
export type MoneyKind = (typeof moneyKinds)[number]
