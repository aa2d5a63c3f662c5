import { max } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import { making, once, type Submission } from '~/features/form-input/submission.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { requireFreePanelCategory } from './panel-categories.server'
import type { CategoryFacts } from './panel-schema.server'
import { requirePanelManager } from './require-panel.server'

/**
 * Adds a category at the end, for the body of pages.
 *
 * @returns its id
 * @throws DomainError 403; `category-name-taken` (400)
 */
export function addPanelCategory(
  actor: Actor,
  { submission, name, description, tags }: CategoryFacts & { submission?: Submission | undefined },
): string {
  requirePanelManager(actor)
  return transaction((tx) =>
    once(tx, making(panelCategories, submission), () => {
      requireFreePanelCategory(tx, name)
      requireRoom(tx, 'panelCategories', panelCategories)
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
      emit(tx, actor, panelCategoryEvents.created, { subjectId: id })
      return id
    }),
  )
}
