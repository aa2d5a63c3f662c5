import { asc, count, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { packageTypes, products, requestPackages, requests, requestTypes, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { currentNumbers } from '~/features/forms/current-version.server'
import { hasDeliveries } from '~/features/webhooks/has-deliveries.server'
import { mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import {
  followersOfType,
  type RequestType,
  requireProduct,
  requireRequestManager,
  requireType,
} from './require-type.server'

/** Fields of a type that its form shows. */
export const editedType = (from: Reader, type: RequestType) => ({
  id: type.id,
  name: type.name,
  active: type.active,
  deliveryTime: type.deliveryTime,
  deliveryUnit: type.deliveryUnit,
  assigneeId: type.assigneeId,
  followers: followersOfType(from, type.id),
  webhook: type.webhook,
  webhookOffAt: type.webhookOffAt,
  /** Whether there is a log of what was sent. */
  webhookLog: type.webhook !== null || hasDeliveries(from, type.id),
  image: type.image,
  icon: type.icon,
  version: type.version,
})

export type EditedType = ReturnType<typeof editedType>

/** A type as its form shows it. @throws DomainError 403, 404 */
export function findType(actor: Actor, id: string): EditedType {
  requireRequestManager(actor)
  return editedType(db, requireType(db, id))
}

/** The products of a type in their order, each with the version of its form that clients fill in. */
export function productsOfType(actor: Actor, typeId: string) {
  requireRequestManager(actor)
  const rows = db
    .select()
    .from(products)
    .where(eq(products.typeId, typeId))
    .orderBy(asc(products.order), asc(products.id))
    .all()
  const published = currentNumbers(
    db,
    rows.map(({ formId }) => formId),
  )
  return rows.map(({ id, name, description, formId }) => ({
    id,
    name,
    description,
    published: published.get(formId) ?? null,
  }))
}

/** A type and one of its products. @throws DomainError 403, 404 */
export function findProduct(actor: Actor, typeId: string, productId: string) {
  requireRequestManager(actor)
  const { name, image, icon } = requireType(db, typeId)
  return {
    type: { id: typeId, name, image, icon },
    product: requireProduct(db, typeId, productId),
  }
}

/** Dependents of a type: its packages, and the number of its requests, as far as they are counted. */
export function useOfType(actor: Actor, id: string) {
  requireRequestManager(actor)
  const packages = db
    .select({ name: requestPackages.name })
    .from(packageTypes)
    .innerJoin(requestPackages, eq(requestPackages.id, packageTypes.packageId))
    .where(eq(packageTypes.typeId, id))
    .orderBy(asc(requestPackages.name))
    .all()
    .map(({ name }) => name)
  const some = db
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.typeId, id))
    .limit(mostCounted + 1)
    .all()
  return { packages, requests: some.length }
}

/** All types in their order, as their list shows them. @throws DomainError 403 */
export function listTypes(actor: Actor) {
  requireRequestManager(actor)
  const { id, name, active, image, icon, deliveryTime, deliveryUnit, order } = requestTypes
  const offered = db
    .select({
      typeId: products.typeId,
      n: count().as('n'),
      // Names without their table, as the builder writes the columns of its one table.
      published: sql<number>`total(exists (
        select 1 from form_versions where form_versions.form_id = products.form_id))`.as(
        'published',
      ),
    })
    .from(products)
    .groupBy(products.typeId)
    .as('offered')
  return db
    .select({
      ...{ id, name, active, image, icon, deliveryTime, deliveryUnit },
      assignee: users.fullName,
      products: sql<number>`coalesce(${offered.n}, 0)`,
      /** How many of them have a published form. */
      published: sql<number>`coalesce(${offered.published}, 0)`,
    })
    .from(requestTypes)
    .leftJoin(users, eq(users.id, requestTypes.assigneeId))
    .leftJoin(offered, eq(offered.typeId, id))
    .orderBy(asc(order), asc(id))
    .limit(500)
    .all()
}

export type ListedType = ReturnType<typeof listTypes>[number]
