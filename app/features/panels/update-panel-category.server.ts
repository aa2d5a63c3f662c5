import { eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireFreePanelCategory } from './panel-categories.server'
import type { CategoryFacts } from './panel-schema.server'
import { requireCategory, requirePanelManager } from './require-panel.server'

/**
 * Saves name, description and tags of a category. A description is saved only when there is one: an
 * empty field leaves the stored one.
 *
 * @throws DomainError 403, 404; `stale` (409); `category-name-taken` (400)
 */
export function updatePanelCategory(
  actor: Actor,
  { id, version, name, description, tags }: CategoryFacts & { id: string; version: number },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const category = requireCategory(tx, id)
    expectVersion(category, version, category)
    requireFreePanelCategory(tx, name, id)
    const facts = { name, tags, ...(description && { description }) }
    tx.update(panelCategories)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(panelCategories.id, id))
      .run()
    const details = changes(category, facts)
    emit(tx, actor, panelCategoryEvents.updated, { subjectId: id, details })
  })
}
