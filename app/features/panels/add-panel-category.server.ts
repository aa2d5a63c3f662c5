import { max } from 'drizzle-orm'
import { panelCategories } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelCategoryEvents } from '~/features/events/event-types/panels'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
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
  {
    idempotencyKey,
    name,
    description,
    tags,
  }: CategoryFacts & { idempotencyKey?: IdempotencyKey | undefined },
): string {
  requirePanelManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(panelCategories, idempotencyKey), () => {
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
          // An empty field is no description.
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
