import { eq } from 'drizzle-orm'
import { panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import {
  changes,
  requireCategoryOf,
  requirePanel,
  requirePanelManager,
} from './library-manager.server'
import type { PanelFacts } from './panel-forms.server'

/**
 * Saves the details of a panel, built-in or uploaded.
 *
 * @throws Fault 403, 404; `stale` (409) when somebody saved meanwhile; `category-unknown` (400)
 */
export function updatePanel(
  actor: Actor,
  { id, version, ...facts }: PanelFacts & { id: string; version: number },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const panel = requirePanel(tx, id)
    if (panel.version !== version) throw new Fault('stale', 409)
    requireCategoryOf(tx, facts.categoryId)
    tx.update(panels)
      .set({ ...facts, version: version + 1, updatedAt: Date.now() })
      .where(eq(panels.id, id))
      .run()
    record(tx, {
      collection: 'panels',
      document: id,
      action: 'updated',
      user: actor.id,
      details: changes(panel, facts),
    })
    publish(tx, 'list:panels')
  })
}
