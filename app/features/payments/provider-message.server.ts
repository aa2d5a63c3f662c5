import { paymentMessages as say } from '~/messages/payments'
import { canManageOrders } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'

/** What nobody would say aloud: `price_1PqT`, a UUID, `sk_test_****9f2a`. */
const fromInside = /\w_\w|\*{3}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}/i

/**
 * What somebody reads of the provider's words. Those that name something inside are for who manages
 * orders; a buyer could do nothing with them.
 */
export const providerMessage = (actor: Actor, said: string): string =>
  canManageOrders(actor) || !fromInside.test(said) ? said : say.refusedInside
