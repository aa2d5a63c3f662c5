import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { offSaleAt } from '~/features/prices/price-for-sale.server'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import { hasDeliveries } from '~/features/webhooks/has-deliveries.server'
import { mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import { publishState } from '~/shared/publish-state'
import { followersOfForm, type OrderForm, requireOrderForm } from './require-order-form.server'

/** Fields of an order form that its screen shows. */
export const editedOrderForm = (from: Reader, form: OrderForm) => ({
  id: form.id,
  name: form.name,
  productName: form.productName,
  description: form.description,
  includes: form.includes,
  orderTypeId: form.orderTypeId,
  priceId: form.priceId,
  priority: form.priority,
  deliveryTime: form.deliveryTime,
  deliveryUnit: form.deliveryUnit,
  termId: form.termId,
  assigneeId: form.assigneeId,
  followers: followersOfForm(from, form.id),
  autoResponse: form.autoResponse,
  autoResponseSenderId: form.autoResponseSenderId,
  webhook: form.webhook,
  webhookOffAt: form.webhookOffAt,
  /** Whether there is a log of what was sent. */
  webhookLog: form.webhook !== null || hasDeliveries(from, form.id),
  productImage: form.productImage,
  state: publishState(form),
  /** Why it cannot be bought, although it is published: its price is not for sale. */
  offSale: form.published ? offSaleAt(from, form.priceId) : null,
  version: form.version,
})

export type EditedOrderForm = ReturnType<typeof editedOrderForm>

/** An order form as its screen shows it. @throws DomainError 403, 404 */
export function findOrderForm(actor: Actor, id: string): EditedOrderForm {
  requireOrderManager(actor)
  return editedOrderForm(db, requireOrderForm(db, id))
}

/** An order form as its builder names it. @throws DomainError 403, 404 */
export function findBuiltOrderForm(actor: Actor, id: string) {
  requireOrderManager(actor)
  const { name, formId } = requireOrderForm(db, id)
  return { id, name, formId }
}

/** How many orders were made with a form, as far as they are counted. @throws DomainError 403 */
export function ordersOfForm(actor: Actor, id: string): number {
  requireOrderManager(actor)
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderFormId, id))
    .limit(mostCounted + 1)
    .all().length
}
