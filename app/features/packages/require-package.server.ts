import { eq, inArray } from 'drizzle-orm'
import { packageTypes, requestPackages, requestTypes } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError, forbidden, notFound } from '~/domain-error'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'
import { canManageRequests } from '~/permissions/requests'
import type { Actor, Member } from '~/permissions/vocabulary'

type RequestPackage = typeof requestPackages.$inferSelect

/** @throws DomainError 403 */
export function requirePackageManager(actor: Actor): asserts actor is Member {
  if (!canManageRequests(actor)) throw forbidden()
}

/** @throws DomainError 404 */
export function requirePackage(from: Reader, id: string): RequestPackage {
  const found = from.select().from(requestPackages).where(eq(requestPackages.id, id)).get()
  if (!found) throw notFound()
  return found
}

/** @throws DomainError `package-name-taken` (400) */
export function requireFreePackageName(from: Reader, name: string, own?: string): void {
  if (isNameTaken(from, requestPackages, { name, own })) {
    throw new DomainError('package-name-taken', 400, { field: 'name' })
  }
}

/** The ids of the types that a package lets its clients ask for. */
export const typesOfPackage = (from: Reader, packageId: string): string[] =>
  from
    .select({ id: packageTypes.typeId })
    .from(packageTypes)
    .where(eq(packageTypes.packageId, packageId))
    .all()
    .map(({ id }) => id)
    .sort()

/** A package has exactly these types from now on. @throws DomainError `type-unknown` (400) */
export function writeTypes(tx: Tx, packageId: string, typeIds: readonly string[]): void {
  const found = tx
    .select({ id: requestTypes.id })
    .from(requestTypes)
    .where(inArray(requestTypes.id, [...typeIds]))
    .all()
  if (found.length !== typeIds.length)
    throw new DomainError('type-unknown', 400, { field: 'types' })
  tx.delete(packageTypes).where(eq(packageTypes.packageId, packageId)).run()
  tx.insert(packageTypes)
    .values(typeIds.map((typeId) => ({ packageId, typeId })))
    .run()
}
