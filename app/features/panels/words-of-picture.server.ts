import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import type { LayerRow } from '~/panels/layer'
import type { Orientation } from '~/panels/types'
import { nearestVariant } from '~/panels/variant'
import { limits } from '~/permissions/limits'
import { onPicture } from '~/platform/pictures/pictures.server'
import { uploadedSvg } from './panel-files.server'
import { isImage } from './write-images.server'

/** The words that the SVG of an orientation has as text, with their places; none without an SVG of its own. */
export async function wordsOfPicture(of: {
  panelId: string
  orientation: Orientation
}): Promise<LayerRow[]> {
  const { orientation, color, form } = panelImages
  const svgs = db
    .select({ orientation, color, form })
    .from(panelImages)
    .where(eq(panelImages.panelId, of.panelId))
    .all()
    .filter((image) => image.form === 'svg' && image.orientation === of.orientation)
  const nearest = nearestVariant(svgs, { orientation: of.orientation, color: 'light' })
  const image = nearest && db.select().from(panelImages).where(isImage(of.panelId, nearest)).get()
  if (!image) return []
  const most = { rows: limits.rowsOfLayer, letters: limits.lettersOfLayerRow }
  return onPicture('svgWords', async () => ({ svg: await uploadedSvg(image), most }))
}
