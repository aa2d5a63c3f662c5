import { type Listed, listOffers } from '~/features/orders/list-offers.server'
import { deliveredIn } from '~/messages/delivery'
import { priceText } from '~/messages/price-text'

/** Offers as their cards show them, in words: nothing is worked out in the browser. */
export const offerCards = (offers: readonly Listed[] = listOffers()) =>
  offers.map(({ id, name, description, picture, time, unit, price }) => ({
    ...{ id, name, description, picture },
    delivered: deliveredIn(time, unit),
    price: priceText(price),
  }))

export type Card = ReturnType<typeof offerCards>[number]
