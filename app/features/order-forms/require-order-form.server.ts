import { eq } from 'drizzle-orm'
import { orderFormFollowers, orderForms } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'

export type OrderForm = typeof orderForms.$inferSelect

/** @throws DomainError 404 */
export function requireOrderForm(from: Reader, id: string): OrderForm {
  const form = from.select().from(orderForms).where(eq(orderForms.id, id)).get()
  if (!form) throw notFound()
  return form
}

/** Ids of the followers of a form's new orders. */
export const followersOfForm = (from: Reader, id: string): string[] =>
  from
    .select({ id: orderFormFollowers.userId })
    .from(orderFormFollowers)
    .where(eq(orderFormFollowers.orderFormId, id))
    .all()
    .map((row) => row.id)
    .sort()

/** @throws DomainError `order-form-taken` (400) */
export function requireFreeFormName(from: Reader, name: string, own?: string): void {
  if (isNameTaken(from, orderForms, { name, own })) {
    throw new DomainError('order-form-taken', 400, { field: 'name' })
  }
}
