import { eq } from 'drizzle-orm'
import { panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import type { Actor } from '~/permissions/vocabulary'
import { requirePanel, requirePanelManager } from './library-manager.server'

/**
 * Offers a panel in Select A Panel, or no longer. Websites that use it keep it.
 *
 * @throws Fault 403, 404
 */
export function setPanelEnabled(
  actor: Actor,
  { id, enabled }: { id: string; enabled: boolean },
): void {
  requirePanelManager(actor)
  transaction((tx) => {
    const panel = requirePanel(tx, id)
    if (panel.enabled === enabled) return
    tx.update(panels)
      .set({ enabled, version: panel.version + 1, updatedAt: Date.now() })
      .where(eq(panels.id, id))
      .run()
    record(tx, {
      collection: 'panels',
      document: id,
      action: enabled ? 'enabled' : 'disabled',
      user: actor.id,
    })
    publish(tx, 'list:panels')
  })
}
