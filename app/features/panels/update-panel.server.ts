import { eq } from 'drizzle-orm'
import { panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import type { PanelFacts } from './panel-schema.server'
import { requireCategoryOf, requirePanel, requirePanelManager } from './require-panel.server'

/**
 * Saves the details of a panel, built-in or uploaded.
 *
 * @throws DomainError 403, 404; `stale` (409) when somebody saved meanwhile; `category-unknown` (400)
 */
export function updatePanel(
  actor: Actor,
  { id, version, ...facts }: PanelFacts & { id: string; version: number },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const panel = requirePanel(tx, id)
    expectVersion(panel, version, panel)
    requireCategoryOf(tx, facts.categoryId)
    tx.update(panels)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(panels.id, id))
      .run()
    emit(tx, actor, panelEvents.updated, { subjectId: id, details: changes(panel, facts) })
  })
}
