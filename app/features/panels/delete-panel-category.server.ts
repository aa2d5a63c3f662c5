import { eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import type { Actor } from '~/permissions/vocabulary'
import { panelsIn } from './panel-categories.server'
import { requireCategory, requirePanelManager } from './require-panel.server'

/** Deletes an empty category. @throws DomainError 403, 404; `category-holds-panels` (409) */
export function deletePanelCategory(actor: Actor, { id }: { id: string }): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const category = requireCategory(tx, id)
    const panels = panelsIn(tx, id)
    if (panels > 0) throw new DomainError('category-holds-panels', 409, { values: { panels } })
    tx.delete(panelCategories).where(eq(panelCategories.id, id)).run()
    const details = { name: category.name }
    emit(tx, actor, panelCategoryEvents.deleted, { subjectId: id, details })
  })
}
