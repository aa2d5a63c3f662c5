import { type Money, moneyText } from '~/shared/money'

/** Price as people read it. */
export const priceText = (price: Money | null): string => (price ? moneyText(price) : 'Free')
