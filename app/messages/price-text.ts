import { type Money, moneyText } from '~/work/money'

/** What something costs, as people read it. */
export const priceText = (price: Money | null): string => (price ? moneyText(price) : 'Free')
