import { panelLayers } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Layer } from '~/panels/layer'
import type { Orientation } from '~/panels/types'
import type { Actor } from '~/permissions/vocabulary'
import { storedLayer } from './find-layer.server'
import { layerSchema } from './layer-schema.server'
import { requirePanelManager, requireUploaded } from './require-panel.server'

/**
 * Saves the words over the pictures of an orientation.
 *
 * @throws DomainError 403, 404; `panel-built-in` (409); `stale` (409) when somebody saved meanwhile
 */
export function saveLayer(
  actor: Actor,
  input: { panelId: string; orientation: Orientation; version: number; layer: Layer },
): void {
  requirePanelManager(actor)
  const { panelId, orientation } = input
  const layer = layerSchema.parse(input.layer)
  transaction((tx) => {
    requireUploaded(tx, panelId)
    const before = storedLayer(tx, panelId, orientation)
    expectVersion(before, input.version, before.layer)
    const facts = { layer, version: before.version + 1, updatedAt: Date.now() }
    tx.insert(panelLayers)
      .values({ panelId, orientation, ...facts })
      .onConflictDoUpdate({
        target: [panelLayers.panelId, panelLayers.orientation],
        set: facts,
      })
      .run()
    const details = { orientation, rows: layer.rows.length }
    emit(tx, actor, panelEvents.savedWords, { subjectId: panelId, details })
  })
}
