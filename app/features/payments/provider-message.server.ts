import { paymentMessages as say } from '~/messages/payments'
import { canManageOrders } from '~/permissions/orders'
import type { Actor } from '~/permissions/vocabulary'

/** Internal names of the provider: `price_1PqT`, a UUID, `sk_test_****9f2a`. */
const fromInside = /\w_\w|\*{3}|\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}/i

/** Attributes of an element that selectors ask for. */
export const providerMessage = (actor: Actor, said: string): string =>
  canManageOrders(actor) || !fromInside.test(said) ? said : say.refusedInside
