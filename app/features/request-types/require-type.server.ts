import { and, eq } from 'drizzle-orm'
import { products, requestTypes, typeFollowers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'
import { canManageRequests } from '~/permissions/requests'
import type { Actor, Member } from '~/permissions/vocabulary'

export type RequestType = typeof requestTypes.$inferSelect
type Product = typeof products.$inferSelect

/** @throws DomainError 403 for anyone who may not say what can be asked for */
export function requireRequestManager(actor: Actor): asserts actor is Member {
  if (!canManageRequests(actor)) throw forbidden()
}

/** @throws DomainError 404 */
export function requireType(from: Reader, id: string): RequestType {
  const type = from.select().from(requestTypes).where(eq(requestTypes.id, id)).get()
  if (!type) throw notFound()
  return type
}

/** A product of a type. @throws DomainError 404 */
export function requireProduct(from: Reader, typeId: string, id: string): Product {
  const product = from
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.typeId, typeId)))
    .get()
  if (!product) throw notFound()
  return product
}

/** Ids of the followers of a type's new requests. */
export const followersOfType = (from: Reader, typeId: string): string[] =>
  from
    .select({ id: typeFollowers.userId })
    .from(typeFollowers)
    .where(eq(typeFollowers.typeId, typeId))
    .all()
    .map(({ id }) => id)
    .sort()

/** @throws DomainError `type-name-taken` (400) */
export function requireFreeTypeName(from: Reader, name: string, own?: string): void {
  if (isNameTaken(from, requestTypes, { name, own })) {
    throw new DomainError('type-name-taken', 400, { field: 'name' })
  }
}

/** @throws DomainError `product-name-taken` (400) */
export function requireFreeProductName(
  from: Reader,
  typeId: string,
  name: string,
  own?: string,
): void {
  if (isNameTaken(from, products, { name, own, among: eq(products.typeId, typeId) })) {
    throw new DomainError('product-name-taken', 400, { field: 'name' })
  }
}
