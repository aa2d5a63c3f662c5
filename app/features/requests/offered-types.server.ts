import { and, asc, eq, exists, inArray, max } from 'drizzle-orm'
import {
  formVersions,
  packageTypes,
  products,
  requestPackages,
  requests,
  requestTypes,
  userPackages,
} from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { isCurrent } from '~/features/forms/current-version.server'
import { heldBy } from '~/features/packages/packages.server'
import type { Member } from '~/permissions/vocabulary'
import { canMakeForClients } from '~/permissions/work'
import { isQuestion } from '~/shared/fields'

/** The names of somebody's packages that hold a type. */
export const packagesWith = (from: Reader, userId: string, typeId: string): string[] =>
  from
    .select({ name: requestPackages.name })
    .from(userPackages)
    .innerJoin(requestPackages, eq(requestPackages.id, userPackages.packageId))
    .innerJoin(packageTypes, eq(packageTypes.packageId, userPackages.packageId))
    .where(and(heldBy(from, userId), eq(packageTypes.typeId, typeId)))
    .orderBy(asc(requestPackages.name))
    .all()
    .map(({ name }) => name)

/** Whether somebody who is no staff may file a type: it is active, and one of their packages has it. */
const isOffered = (from: Reader, userId: string, type: { id: string; active: boolean }): boolean =>
  type.active && packagesWith(from, userId, type.id).length > 0

/** Whether somebody may file a type for a client, and so read its forms: staff any, else what is offered. */
export const mayFile = (
  from: Reader,
  actor: Member,
  clientId: string,
  type: { id: string; active: boolean },
): boolean => canMakeForClients(actor) || isOffered(from, clientId, type)

/**
 * The types that can be filed, in their order, with the names of what each offers: for a client the
 * active ones of their packages that have a published form, for staff all of them.
 */
export function offeredTypes(from: Reader, person: { id: string; staff: boolean }) {
  const inPackages = exists(
    from
      .select({ id: packageTypes.typeId })
      .from(packageTypes)
      .innerJoin(userPackages, eq(userPackages.packageId, packageTypes.packageId))
      .where(and(eq(packageTypes.typeId, requestTypes.id), heldBy(from, person.id))),
  )
  const withForm = exists(
    from
      .select({ id: products.id })
      .from(products)
      .innerJoin(formVersions, eq(formVersions.formId, products.formId))
      .where(eq(products.typeId, requestTypes.id)),
  )
  const types = from
    .select({
      id: requestTypes.id,
      name: requestTypes.name,
      active: requestTypes.active,
      image: requestTypes.image,
      icon: requestTypes.icon,
      time: requestTypes.deliveryTime,
      unit: requestTypes.deliveryUnit,
    })
    .from(requestTypes)
    .where(person.staff ? undefined : and(requestTypes.active, inPackages, withForm))
    .orderBy(asc(requestTypes.order), asc(requestTypes.name))
    .limit(200)
    .all()
  const names = new Map<string, string[]>()
  const offered =
    types.length === 0
      ? []
      : productsOf(
          from,
          types.map(({ id }) => id),
        )
  for (const { typeId, name } of offered) names.set(typeId, [...(names.get(typeId) ?? []), name])
  return types.map((type) => ({ ...type, products: names.get(type.id) ?? [] }))
}

/** Products of types, in order, whose form is published. */
const productsOf = (from: Reader, typeIds: readonly string[]) =>
  from
    .select({
      id: products.id,
      typeId: products.typeId,
      name: products.name,
      description: products.description,
      fields: formVersions.fields,
    })
    .from(products)
    .innerJoin(formVersions, eq(formVersions.formId, products.formId))
    .where(and(inArray(products.typeId, [...typeIds]), isCurrent))
    .orderBy(asc(products.order), asc(products.name))
    .limit(1000)
    .all()

/** The products of a type, with how many questions each asks and when a client used it last. */
export function offeredProducts(from: Reader, typeId: string, clientId: string) {
  const lastUsed = new Map(
    from
      .select({ id: requests.productId, at: max(requests.createdAt) })
      .from(requests)
      .where(and(eq(requests.userId, clientId), eq(requests.typeId, typeId)))
      .groupBy(requests.productId)
      .all()
      .map(({ id, at }) => [id, at]),
  )
  return productsOf(from, [typeId]).map(({ id, name, description, fields }) => ({
    id,
    name,
    description,
    questions: fields.filter(isQuestion).length,
    lastUsedAt: lastUsed.get(id) ?? null,
  }))
}

/** The names of somebody's packages. */
export const packageNames = (from: Reader, userId: string): string[] =>
  from
    .select({ name: requestPackages.name })
    .from(userPackages)
    .innerJoin(requestPackages, eq(requestPackages.id, userPackages.packageId))
    .where(heldBy(from, userId))
    .orderBy(asc(requestPackages.name))
    .all()
    .map(({ name }) => name)
