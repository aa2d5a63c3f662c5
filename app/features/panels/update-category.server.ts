import { eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { changes, requireCategory, requirePanelManager } from './library-manager.server'
import type { CategoryFacts } from './panel-forms.server'
import { requireFreeName } from './read-categories.server'

/**
 * Saves name, description and tags of a category. A description is saved only when there is one: an
 * empty field leaves the stored one.
 *
 * @throws Fault 403, 404; `stale` (409); `category-name-taken` (400)
 */
export function updateCategory(
  actor: Actor,
  { id, version, name, description, tags }: CategoryFacts & { id: string; version: number },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const category = requireCategory(tx, id)
    if (category.version !== version) throw new Fault('stale', 409)
    requireFreeName(tx, name, id)
    const facts = { name, tags, ...(description && { description }) }
    tx.update(panelCategories)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(panelCategories.id, id))
      .run()
    record(tx, {
      collection: 'panel_categories',
      document: id,
      action: 'updated',
      user: actor.id,
      details: changes(category, facts),
    })
    publish(tx, 'list:panels')
  })
}
