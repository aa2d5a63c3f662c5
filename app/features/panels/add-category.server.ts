import { max } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requirePanelManager } from './library-manager.server'
import type { CategoryFacts } from './panel-forms.server'
import { requireFreeName } from './read-categories.server'

/**
 * Adds a category at the end, for the body of pages.
 *
 * @returns its id
 * @throws Fault 403; `category-name-taken` (400)
 */
export function addCategory(
  actor: Actor,
  { key, name, description, tags }: CategoryFacts & { key?: string },
): string {
  requirePanelManager(actor)
  return transaction((tx) =>
    once(tx, key, actorKey(actor), () => {
      requireFreeName(tx, name)
      const id = newId()
      const now = Date.now()
      const last = tx
        .select({ order: max(panelCategories.order) })
        .from(panelCategories)
        .get()
      tx.insert(panelCategories)
        .values({
          id,
          name,
          tags,
          // What was left empty is no description.
          ...(description && { description }),
          order: (last?.order ?? 0) + 1,
          createdAt: now,
          createdBy: actor.id,
          updatedAt: now,
        })
        .run()
      record(tx, {
        collection: 'panel_categories',
        document: id,
        action: 'created',
        user: actor.id,
      })
      publish(tx, 'list:panels')
      return id
    }),
  )
}
