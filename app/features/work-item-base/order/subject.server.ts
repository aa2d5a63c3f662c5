import { and, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orders } from '~/db/schema'
import { workNotesSubject, workSubject } from '~/features/work-item-base/work-subject.server'
import { isStaff } from '~/permissions/vocabulary'
import { ownOrders } from './access.server'

/** An order belongs to its client alone: members of its company do not see it. */
const factsOf = (id: string) => {
  const order = db
    .select({ userId: orders.userId, assigneeId: orders.assigneeId })
    .from(orders)
    .where(eq(orders.id, id))
    .get()
  return order && { ...order, companyProfileId: null }
}

/** Orders, as notifications and live topics see them. */
export const orderSubject = workSubject(factsOf, (actor, ids) =>
  db
    .select({ id: orders.id, number: orders.number, title: orders.title })
    .from(orders)
    .where(and(inArray(orders.id, ids), isStaff(actor) ? undefined : ownOrders(actor)))
    .all(),
)

/** The notes of an order, by its id: staff's own. */
export const orderNotesSubject = workNotesSubject(factsOf)
