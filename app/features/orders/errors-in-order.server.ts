import { db } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { type Buyer, findOrderDraft } from '~/features/drafts/order-draft.server'
import { type IdempotencyKey, previousResult } from '~/features/form-input/idempotency.server'
import { type Orderer, orderKey } from '~/features/work-item-base/order/key.server'
import { checkOrder, requireSame } from './check-order.server'
import { offerOf } from './offer.server'

/** Whether this form was carried out already: nothing is wrong with it, and nothing kept of it. */
export const wasPlaced = (who: Orderer, idempotencyKey: IdempotencyKey | undefined): boolean =>
  previousResult(db, orderKey(db, who, idempotencyKey)) !== undefined

/**
 * Errors of an order as it was typed, by the names of the controls; empty when it can be placed.
 *
 * @throws DomainError `off-sale`, `form-changed`, `terms-changed`, `price-changed` (409)
 */
export function errorsInOrder(
  buyer: Buyer,
  { orderFormId, clientId, typed }: { orderFormId: string; clientId: string | null; typed: Typed },
): Record<string, string[]> {
  const offer = offerOf(db, orderFormId)
  if (!offer) throw new DomainError('off-sale', 409)
  requireSame(offer, typed)
  const files = findOrderDraft(db, buyer, orderFormId)?.files ?? []
  return checkOrder(db, { offer, typed, clientId, files }).errors
}
