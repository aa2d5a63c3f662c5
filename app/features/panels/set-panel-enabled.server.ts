import { eq } from 'drizzle-orm'
import { panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import type { Actor } from '~/permissions/vocabulary'
import { requirePanel, requirePanelManager } from './require-panel.server'

/**
 * Offers a panel in Select A Panel, or no longer. Websites that use it keep it.
 *
 * @throws DomainError 403, 404
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
    emit(tx, actor, enabled ? panelEvents.enabled : panelEvents.disabled, { subjectId: id })
  })
}
