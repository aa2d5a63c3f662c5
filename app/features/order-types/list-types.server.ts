import { asc, count, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orderTypes } from '~/db/schema'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireOrderType } from './require-order-type.server'

/** The order types by name, each with how many forms have it. @throws DomainError 403 */
export function listOrderTypes(actor: Actor) {
  requireOrderManager(actor)
  return db
    .select({ id: orderTypes.id, name: orderTypes.name, forms: count(orderForms.id) })
    .from(orderTypes)
    .leftJoin(orderForms, eq(orderForms.orderTypeId, orderTypes.id))
    .groupBy(orderTypes.id)
    .orderBy(asc(orderTypes.name), asc(orderTypes.id))
    .limit(500)
    .all()
}

/** An order type, with how many forms have it. @throws DomainError 403, 404 */
export function findOrderType(actor: Actor, id: string) {
  requireOrderManager(actor)
  const { name, version } = requireOrderType(db, id)
  const forms = db
    .select({ n: count() })
    .from(orderForms)
    .where(eq(orderForms.orderTypeId, id))
    .get()
  return { id, name, version, forms: forms?.n ?? 0 }
}
