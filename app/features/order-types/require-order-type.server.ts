import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { requiredText, versionField } from '~/features/form-input/fields.server'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'

/** Schemas of the forms of order types. */
export const createOrderTypeSchema = z.object({ name: requiredText(100) })
export const editOrderTypeSchema = createOrderTypeSchema.extend({ version: versionField })

/** @throws DomainError 404 */
export function requireOrderType(from: Reader, id: string) {
  const type = from.select().from(orderTypes).where(eq(orderTypes.id, id)).get()
  if (!type) throw notFound()
  return type
}

/** @throws DomainError `order-type-taken` (400) */
export function requireFreeTypeName(from: Reader, name: string, own?: string): void {
  if (isNameTaken(from, orderTypes, { name, own })) {
    throw new DomainError('order-type-taken', 400, { field: 'name' })
  }
}
