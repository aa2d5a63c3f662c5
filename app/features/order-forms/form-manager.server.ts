import { eq } from 'drizzle-orm'
import type { db } from '~/db/client.server'
import { orderFormFollowers, orderForms } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'

type Reader = Pick<Tx | typeof db, 'select'>
export type OrderForm = typeof orderForms.$inferSelect

/** @throws Fault 404 */
export function requireOrderForm(from: Reader, id: string): OrderForm {
  const form = from.select().from(orderForms).where(eq(orderForms.id, id)).get()
  if (!form) throw notFound()
  return form
}

/** The ids of who follows the new orders of a form. */
export const followersOfForm = (from: Reader, id: string): string[] =>
  from
    .select({ id: orderFormFollowers.userId })
    .from(orderFormFollowers)
    .where(eq(orderFormFollowers.orderFormId, id))
    .all()
    .map((row) => row.id)
    .sort()

/** @throws Fault `order-form-taken` (400) */
export function requireFreeFormName(from: Reader, name: string, own?: string): void {
  const same = from
    .select({ id: orderForms.id, name: orderForms.name })
    .from(orderForms)
    .all()
    .some((row) => row.id !== own && row.name.toLowerCase() === name.toLowerCase())
  if (same) throw new Fault('order-form-taken', 400, { field: 'name' })
}
