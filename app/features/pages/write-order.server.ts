import { eq } from 'drizzle-orm'
import { pages } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** Numbers the pages 0, 1, 2 … in this order; rows that have their number already are left alone. */
export function writeOrder(
  tx: Tx,
  before: readonly { id: string; order: number }[],
  ids: readonly string[],
): void {
  const old = new Map(before.map((page) => [page.id, page.order]))
  ids.forEach((id, order) => {
    if (old.get(id) !== order) tx.update(pages).set({ order }).where(eq(pages.id, id)).run()
  })
}
