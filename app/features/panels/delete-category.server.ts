import { eq } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import { requireCategory, requirePanelManager } from './library-manager.server'
import { panelsIn } from './read-categories.server'

/** Deletes an empty category. @throws Fault 403, 404; `category-holds-panels` (409) */
export function deleteCategory(actor: Actor, { id }: { id: string }): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const category = requireCategory(tx, id)
    const panels = panelsIn(tx, id)
    if (panels > 0) throw new Fault('category-holds-panels', 409, { values: { panels } })
    tx.delete(panelCategories).where(eq(panelCategories.id, id)).run()
    record(tx, {
      collection: 'panel_categories',
      document: id,
      action: 'deleted',
      user: actor.id,
      details: { name: category.name },
    })
    publish(tx, 'list:panels')
  })
}
