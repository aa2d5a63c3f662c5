import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelLayers } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import type { Layer } from '~/panels/layer'
import type { Orientation } from '~/panels/types'
import { isOrientation } from '~/panels/variant'
import type { Actor } from '~/permissions/vocabulary'
import { type PanelRow, requirePanel, requirePanelManager } from './require-panel.server'

export type StoredLayer = { layer: Layer; version: number }

/** The condition that finds the layer of an orientation. */
export const isLayer = (panelId: string, orientation: Orientation) =>
  and(eq(panelLayers.panelId, panelId), eq(panelLayers.orientation, orientation))

/** Words over the pictures of an orientation; version 0 while nothing was ever saved. */
export function storedLayer(
  tx: Tx | typeof db,
  panelId: string,
  orientation: Orientation,
): StoredLayer {
  const { layer, version } = panelLayers
  const found = tx
    .select({ layer, version })
    .from(panelLayers)
    .where(isLayer(panelId, orientation))
    .get()
  return found ?? { layer: { rows: [], focus: null }, version: 0 }
}

/** @throws DomainError 403, 404 also for a panel that is drawn */
export function findLayer(
  actor: Actor,
  { panelId, orientation }: { panelId: string; orientation: string },
): StoredLayer & { panel: PanelRow; orientation: Orientation } {
  requirePanelManager(actor)
  const panel = requirePanel(db, panelId)
  if (panel.builtIn || !isOrientation(orientation)) throw notFound()
  return { panel, orientation, ...storedLayer(db, panelId, orientation) }
}

/** How many words lie over the pictures of each orientation. */
export const layerSizes = (panelId: string): Partial<Record<Orientation, number>> =>
  Object.fromEntries(
    db
      .select()
      .from(panelLayers)
      .where(eq(panelLayers.panelId, panelId))
      .all()
      .map(({ orientation, layer }) => [orientation, layer.rows.length]),
  )
