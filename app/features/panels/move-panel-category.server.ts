import { asc, eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import { type Step, stepped } from '~/features/form-input/step'
import type { Actor } from '~/permissions/vocabulary'
import { requireCategory, requirePanelManager } from './require-panel.server'

/**
 * Moves a category among the others; past an end it stays there.
 *
 * @throws DomainError 403, 404
 */
export function movePanelCategory(actor: Actor, { id, to }: { id: string; to: Step }): void {
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
    const [moved, place] = stepped(rows, from, to)
    if (place === from) return
    for (const [index, row] of moved.entries()) {
      if (row.order === index + 1) continue
      tx.update(panelCategories)
        .set({ order: index + 1 })
        .where(eq(key, row.id))
        .run()
    }
    emit(tx, actor, panelCategoryEvents.moved, {
      subjectId: id,
      details: { order: [from + 1, place + 1] },
    })
  })
}
