import { and, eq, ne } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireCategory, requirePanelManager } from './library-manager.server'

/**
 * Makes a category the one whose panels are headers, or footers; the one before is so no longer. A
 * category is one of the two at most.
 *
 * @throws Fault 403, 404
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
    const changed = (document: string, action: string) =>
      record(tx, { collection: 'panel_categories', document, action, user: actor.id })
    const before = tx
      .update(panelCategories)
      .set({ [slot]: false, updatedAt: now })
      .where(and(eq(column, true), ne(panelCategories.id, id)))
      .returning({ id: panelCategories.id })
      .all()
    for (const row of before) changed(row.id, `no longer the ${slot} category`)
    if (!category[slot]) {
      const flags = { header: slot === 'header', footer: slot === 'footer' }
      tx.update(panelCategories)
        .set({ ...flags, updatedAt: now })
        .where(eq(panelCategories.id, id))
        .run()
      changed(id, `made the ${slot} category`)
    }
    publish(tx, 'list:panels')
  })
}
