import { asc, max } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orders, orderTypes } from '~/db/schema'
import { isStaff, type Member } from '~/permissions/vocabulary'
import { scopeOf } from './order-conditions.server'

/** Forms, and types, that can be chosen from. */
const most = 200

/** The forms that a list can be narrowed to: staff have all of them, others those they have ordered. */
export function listFormChoices(actor: Member): { id: string; name: string }[] {
  if (isStaff(actor)) {
    return db
      .select({ id: orderForms.id, name: orderForms.name })
      .from(orderForms)
      .orderBy(asc(orderForms.name), asc(orderForms.id))
      .limit(most)
      .all()
  }
  // As it was called when they last ordered by it: SQLite takes the row of the largest.
  return db
    .select({ id: orders.orderFormId, name: orders.formName, last: max(orders.createdAt) })
    .from(orders)
    .where(scopeOf(actor))
    .groupBy(orders.orderFormId)
    .orderBy(asc(orders.formName))
    .limit(most)
    .all()
    .flatMap(({ id, name }) => (id === null ? [] : { id, name }))
}

/** The types that staff can narrow a list to. */
export const listTypeChoices = (actor: Member): { id: string; name: string }[] =>
  isStaff(actor)
    ? db
        .select({ id: orderTypes.id, name: orderTypes.name })
        .from(orderTypes)
        .orderBy(asc(orderTypes.name), asc(orderTypes.id))
        .limit(most)
        .all()
    : []
