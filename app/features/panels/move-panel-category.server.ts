import { asc, eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { panelCategoryEvents } from '~/features/events/kinds/panels'
import type { Actor } from '~/permissions/vocabulary'
import { requireCategory, requirePanelManager } from './library-manager.server'

/** One place up or down, or to a place counted from 1. */
export type CategoryMove = 'up' | 'down' | number

/**
 * Moves a category among the others; past an end it stays there.
 *
 * @throws Fault 403, 404
 */
export function movePanelCategory(
  actor: Actor,
  { id, to }: { id: string; to: CategoryMove },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    requireCategory(tx, id)
    const { id: key, order } = panelCategories
    const rows = tx
      .select({ id: key, order })
      .from(panelCategories)
      .orderBy(asc(order), asc(key))
      .all()
    const from = rows.findIndex((row) => row.id === id)
    const wanted = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1
    const place = Math.min(rows.length - 1, Math.max(0, wanted))
    if (place === from) return
    rows.splice(place, 0, ...rows.splice(from, 1))
    rows.forEach((row, index) => {
      if (row.order === index + 1) return
      tx.update(panelCategories)
        .set({ order: index + 1 })
        .where(eq(key, row.id))
        .run()
    })
    happen(tx, actor, panelCategoryEvents.moved, {
      of: id,
      details: { order: [from + 1, place + 1] },
    })
  })
}
