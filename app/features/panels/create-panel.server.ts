import { eq, max } from 'drizzle-orm'
import { panels } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
import { requireRoom } from '~/features/lists/require-room.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { PanelFacts } from './panel-schema.server'
import { newRevision, requireCategoryOf, requirePanelManager } from './require-panel.server'

/**
 * Adds a panel without pictures at the end of its category; nobody has used it.
 *
 * @returns its id
 * @throws DomainError 403; `category-unknown` (400)
 */
export function createPanel(
  actor: Actor,
  { idempotencyKey, ...facts }: PanelFacts & { idempotencyKey?: IdempotencyKey | undefined },
): string {
  requirePanelManager(actor)
  return transaction((tx) =>
    idempotent(tx, untilDeleted(panels, idempotencyKey), () => {
      requireCategoryOf(tx, facts.categoryId)
      const id = insertPanel(tx, facts, actor.id)
      emit(tx, actor, panelEvents.created, { subjectId: id })
      return id
    }),
  )
}

/** The row of a new panel. @returns its id @throws DomainError `list-full` (409) */
export function insertPanel(tx: Tx, facts: PanelFacts, createdBy: string): string {
  requireRoom(tx, 'panels', panels)
  const id = newId()
  const now = Date.now()
  const last = tx
    .select({ order: max(panels.order) })
    .from(panels)
    .where(eq(panels.categoryId, facts.categoryId))
    .get()
  tx.insert(panels)
    .values({
      id,
      ...facts,
      useCount: 0,
      revision: newRevision(),
      order: (last?.order ?? 0) + 1,
      createdAt: now,
      createdBy,
      updatedAt: now,
    })
    .run()
  return id
}
