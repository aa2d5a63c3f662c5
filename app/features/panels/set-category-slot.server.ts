import { and, eq, ne } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import type { Actor } from '~/permissions/vocabulary'
import { requireCategory, requirePanelManager } from './require-panel.server'

/**
 * Makes a category the one whose panels are headers, or footers; the one before is so no longer. A
 * category is one of the two at most.
 *
 * @throws DomainError 403, 404
 */
export function setCategorySlot(
  actor: Actor,
  { id, slot }: { id: string; slot: 'header' | 'footer' },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const category = requireCategory(tx, id)
    const column = panelCategories[slot]
    const now = Date.now()
    const made = slot === 'header' ? panelCategoryEvents.madeHeader : panelCategoryEvents.madeFooter
    const lost = slot === 'header' ? panelCategoryEvents.noHeader : panelCategoryEvents.noFooter
    const before = tx
      .update(panelCategories)
      .set({ [slot]: false, updatedAt: now })
      .where(and(eq(column, true), ne(panelCategories.id, id)))
      .returning({ id: panelCategories.id })
      .all()
    for (const row of before) emit(tx, actor, lost, { subjectId: row.id })
    if (!category[slot]) {
      const flags = { header: slot === 'header', footer: slot === 'footer' }
      tx.update(panelCategories)
        .set({ ...flags, updatedAt: now })
        .where(eq(panelCategories.id, id))
        .run()
      emit(tx, actor, made, { subjectId: id })
    }
  })
}
