import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { db } from '~/db/client.server'
import { orderTypes } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { Fault, notFound } from '~/faults'
import { requiredText, versionField } from '~/features/form-input/fields.server'

type Reader = Pick<Tx | typeof db, 'select'>

/** What the forms of order types may contain. */
export const createOrderTypeForm = z.object({ name: requiredText(100) })
export const editOrderTypeForm = createOrderTypeForm.extend({ version: versionField })

/** @throws Fault 404 */
export function requireOrderType(from: Reader, id: string) {
  const type = from.select().from(orderTypes).where(eq(orderTypes.id, id)).get()
  if (!type) throw notFound()
  return type
}

/** @throws Fault `order-type-taken` (400) */
export function requireFreeTypeName(from: Reader, name: string, own?: string): void {
  const same = from
    .select({ id: orderTypes.id, name: orderTypes.name })
    .from(orderTypes)
    .orderBy(asc(orderTypes.name))
    .all()
    .some((row) => row.id !== own && row.name.toLowerCase() === name.toLowerCase())
  if (same) throw new Fault('order-type-taken', 400, { field: 'name' })
}
