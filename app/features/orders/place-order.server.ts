import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { Typed } from '~/features/drafts/draft'
import { type Buyer, consumeOrderDraft, findOrderDraft } from '~/features/drafts/order-draft.server'
import { type IdempotencyKey, idempotent } from '~/features/form-input/idempotency.server'
import { checkLimits, countAttempt, orderLimits } from '~/features/limits/attempts.server'
import { orderKey } from '~/features/work-item-base/order/key.server'
import { clientFor, clientUnknown } from '~/features/work-items/client-for.server'
import type { Member } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import { checkOrder, requireSame } from './check-order.server'
import { offerOf } from './offer.server'
import { orderProject } from './order-project.server'
import { type Placed, storeOrder } from './store-order.server'

export type NewOrder = {
  orderFormId: string
  /** Typed values, by the names of the controls; see `checkOrder`. */
  typed: Typed
  /** The website it is about; any but the client's own and those they work on is left out. */
  projectId?: string | null
  /** Owner of the draft that has its files; none for an order without. */
  buyer?: Buyer
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Places an order of somebody signed in. What it costs is what the form costs now, whatever was
 * posted. One without a price is at work at once.
 *
 * @param input.clientId whose it is, from staff; everybody else orders for themselves
 * @throws DomainError `client-unknown` (400); `off-sale`, `form-changed`, `terms-changed`,
 *   `price-changed` (409); `answers-refused` (400) for what `checkOrder` refuses; `too-many-orders`
 *   (429)
 */
export function placeOrder(actor: Member, input: NewOrder & { clientId?: string | null }): Placed {
  return transaction((tx) =>
    idempotent(tx, orderKey(tx, { userId: actor.id }, input.idempotencyKey), () => {
      const limits = canMakeForClients(actor) ? [] : orderLimits(actor.id)
      checkLimits(tx, limits, 'too-many-orders')
      countAttempt(tx, limits)
      const client = clientFor(tx, actor, input.clientId ?? null, 'order')
      if (!client) throw clientUnknown('order')
      const asked = { actor, clientId: client.id, id: input.projectId ?? null }
      const projectId = orderProject(asked)?.id ?? null
      return placeFor(tx, actor, client.id, { ...input, projectId })
    }),
  )
}

/** Places an order in somebody's name, about a website that may be theirs. @throws DomainError as `placeOrder` */
export function placeFor(
  tx: Tx,
  actor: Pick<Member, 'id'>,
  clientId: string,
  { orderFormId, typed, buyer, projectId = null }: NewOrder,
): Placed {
  const offer = offerOf(tx, orderFormId)
  if (!offer) throw new DomainError('off-sale', 409)
  requireSame(offer, typed)
  const files = buyer ? (findOrderDraft(tx, buyer, orderFormId)?.files ?? []) : []
  const brief = checkOrder(tx, { offer, typed, clientId, files })
  if (Object.keys(brief.errors).length > 0) throw new DomainError('answers-refused', 400)
  const sent = buyer ? consumeOrderDraft(tx, buyer, orderFormId) : []
  return storeOrder(tx, { actor, clientId, offer, brief, files: sent, projectId })
}
