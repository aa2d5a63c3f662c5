import { db } from '~/db/client.server'
import { DomainError, forbidden } from '~/domain-error'
import { deleteOrder } from '~/features/orders/delete-order.server'
import { type Order, visibleOrder } from '~/features/work-item-base/order/access.server'
import { bulkDelete, type Chosen } from '~/features/work-items/bulk-change.server'
import { canManageOrders } from '~/permissions/orders'
import type { Member } from '~/permissions/vocabulary'
import type { PaymentProvider } from '~/platform/stripe/provider'
import { attemptsOf, leftOf, orderById } from './payment-rows.server'
import { providerNow } from './provider.server'
import { closeSession } from './start-checkout.server'
import { reaches } from './test-provider.server'

/**
 * Deletes an order that nobody can pay any more: where its payment page is open it is closed first, else
 * money would come for an order that is not there.
 *
 * @throws DomainError `not-found`; 403 for anyone who may not; `delete-processing`, `delete-paid` (409) where
 *   money comes, or has just come; `delete-refunding` (409) while it goes back; `delete-unclosed` (422) when
 *   the provider does not close the page
 */
export async function closeAndDeleteOrder(
  actor: Member,
  id: string,
  provider: PaymentProvider | null = providerNow(),
): Promise<void> {
  const order = visibleOrder(db, actor, id)
  if (!canManageOrders(actor)) throw forbidden()
  if (order.status === 'pending_payment') await closePages(actor, order, provider)
  await deleteOrder(actor, id)
}

/** Deletes many orders, each by itself. @returns those that failed, in order */
export const closeAndDeleteOrders = (actor: Member, chosen: readonly Chosen[]) =>
  bulkDelete(chosen, (id) => closeAndDeleteOrder(actor, id))

async function closePages(
  actor: Member,
  { id }: Order,
  provider: PaymentProvider | null,
): Promise<void> {
  for (const payment of attemptsOf(db, id)) {
    // Nothing can be asked about another provider's session, or one whose keys are gone.
    if (payment.state !== 'open' || !reaches(provider, payment)) continue
    try {
      await closeSession(actor, provider, payment)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      throw new DomainError('delete-unclosed', 422, error.details)
    }
  }
  // Closing revealed the result.
  const all = attemptsOf(db, id)
  if (all.some(({ state }) => state === 'processing'))
    throw new DomainError('delete-processing', 409)
  const isPaid = orderById(db, id)?.status !== 'pending_payment'
  if (isPaid || all.some((each) => leftOf(db, each) > 0)) throw new DomainError('delete-paid', 409)
}
