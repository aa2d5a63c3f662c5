import { asc, count, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import {
  packageTypes,
  requestPackages,
  requestTypes,
  userInvites,
  userPackages,
  users,
} from '~/db/schema'
import { mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import { requirePackage, requirePackageManager, typesOfPackage } from './require-package.server'

/** A package as its form shows it. @throws DomainError 403, 404 */
export function findPackage(actor: Actor, id: string) {
  requirePackageManager(actor)
  const { name, priority, version } = requirePackage(db, id)
  return { id, name, priority, version, types: typesOfPackage(db, id) }
}

/** All packages by name, with the names of their types and how many people have them. @throws DomainError 403 */
export function listAllPackages(actor: Actor) {
  requirePackageManager(actor)
  const { id, name, priority } = requestPackages
  const rows = db
    .select({ id, name, priority, people: count(userPackages.userId) })
    .from(requestPackages)
    .leftJoin(userPackages, eq(userPackages.packageId, id))
    .groupBy(id)
    .orderBy(asc(name))
    .limit(500)
    .all()
  const types = db
    .select({ packageId: packageTypes.packageId, name: requestTypes.name })
    .from(packageTypes)
    .innerJoin(requestTypes, eq(requestTypes.id, packageTypes.typeId))
    .orderBy(asc(requestTypes.order), asc(requestTypes.id))
    .all()
  return rows.map((row) => ({
    ...row,
    types: types.filter(({ packageId }) => packageId === row.id).map((type) => type.name),
  }))
}

export type ListedPackage = ReturnType<typeof listAllPackages>[number]

/** Types that a package can have, in their order. */
export const typesToChoose = () =>
  db
    .select({ id: requestTypes.id, name: requestTypes.name, active: requestTypes.active })
    .from(requestTypes)
    .orderBy(asc(requestTypes.order), asc(requestTypes.id))
    .limit(500)
    .all()

/** Counts people and invitations that lose something when a package is deleted. */
export function holdersOf(actor: Actor, packageId: string) {
  requirePackageManager(actor)
  const people = db
    .select({ name: users.fullName })
    .from(userPackages)
    .innerJoin(users, eq(users.id, userPackages.userId))
    .where(eq(userPackages.packageId, packageId))
    .limit(mostCounted + 1)
    .all()
    .map(({ name }) => name)
    .sort((one, other) => one.localeCompare(other, 'en'))
  const invited = db
    .select({ n: count() })
    .from(userInvites)
    .where(eq(userInvites.packageId, packageId))
    .get()
  return { people, invited: invited?.n ?? 0 }
}
