import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages, panelLayers, panels } from '~/db/schema'
import type { Layer } from '~/panels/layer'

import { nearestVariant, type Variant } from '~/panels/variant'
import { bySvgFirst } from './panel-heights.server'

export type UploadedView = {
  /** At a width of 1440. */
  height: number
  alt: string
  /** Of the picture that is shown, which may have another orientation. */
  layer: Layer | undefined
}

/** What a page shows of a variant of an uploaded panel; null without any picture. */
export function uploadedPicture(panelId: string, wanted: Variant): UploadedView | null {
  const { orientation, color, form, width, height } = panelImages
  // Not the texts of the SVGs: they are megabytes.
  const images = db
    .select({ orientation, color, form, width, height })
    .from(panelImages)
    .where(eq(panelImages.panelId, panelId))
    .all()
  const shown = nearestVariant(bySvgFirst(images), wanted)
  if (!shown) return null
  const panel = db.select().from(panels).where(eq(panels.id, panelId)).get()
  const found = db
    .select({ layer: panelLayers.layer })
    .from(panelLayers)
    .where(and(eq(panelLayers.panelId, panelId), eq(panelLayers.orientation, shown.orientation)))
    .get()
  const words = (found?.layer.rows.length ?? 0) > 0
  return {
    height: Math.round((shown.height * 1440) / shown.width),
    // Words that follow are not read twice.
    alt: panel?.alt || (words ? '' : (panel?.name ?? '')),
    layer: found?.layer,
  }
}
