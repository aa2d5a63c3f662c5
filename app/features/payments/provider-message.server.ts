import { paymentMessages as say } from '~/messages/payments'
import { canManageOrders } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'

/** Internal names of the provider: `price_1PqT`, a UUID, `sk_test_****9f2a`. */
const fromInside = /\w_\w|\*{3}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}/i

/**
 * Chooses which words of the provider somebody reads. Words that name something internal are for people who
 * manage orders; a buyer could do nothing with them.
 */
export const providerMessage = (actor: Actor, said: string): string =>
  canManageOrders(actor) || !fromInside.test(said) ? said : say.refusedInside
