import { eq } from 'drizzle-orm'
import { orders } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { openWork } from '~/features/work-item-base/open-work.server'
import type { Actor, Member } from '~/permissions/vocabulary'

export type Order = typeof orders.$inferSelect

/**
 * Opens an order for staff and its client alone. Members of the company profile it is for do not see what
 * its client buys.
 *
 * @throws DomainError `not-found`, also when it is not theirs to see
 */
export function visibleOrder(from: Reader, actor: Actor, id: string): Order {
  const order = from.select().from(orders).where(eq(orders.id, id)).get()
  const { companyProfileId } = order ?? {}
  const opened = openWork(from, actor, order && { ...order, companyProfileId: null })
  return { ...opened, companyProfileId: companyProfileId ?? null }
}

/** The orders that somebody who is no staff may open, as a condition: theirs alone. */
export const ownOrders = (actor: Pick<Member, 'id'>) => eq(orders.userId, actor.id)

/** Writes what changed of an order, and counts its version on. */
export function saveOrder(
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Partial<typeof orders.$inferInsert>,
): void {
  tx.update(orders)
    .set({ ...change, version: version + 1, updatedAt: Date.now() })
    .where(eq(orders.id, id))
    .run()
}
