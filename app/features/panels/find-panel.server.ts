import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import { imageName } from '~/panels/image-name'
import type { Actor } from '~/permissions/vocabulary'
import { onPicture } from '~/platform/pictures/pictures.server'
import type { BrandParts } from '~/platform/svg/recognize-brand'
import { type PanelImage, uploadedSvg } from './panel-files.server'
import { panelHeights } from './panel-heights.server'
import { panelUse, projectsUsing } from './panel-use.server'
import { pictureCache } from './picture-cache.server'
import { type PanelRow, requirePanel, requirePanelManager } from './require-panel.server'

export type UploadedPicture = {
  /** See `imageName`. */
  image: string
  file: string
  width: number
  height: number
  /** Colors and logo that an SVG takes from a brand; null for a JPEG. */
  parts: BrandParts | null
}

/** A panel and where it is used. @throws DomainError 403, 404 */
export function findPanelToEdit(actor: Actor, id: string) {
  requirePanelManager(actor)
  const panel: PanelRow = requirePanel(db, id)
  return { panel, use: panelUse(db, id), projects: projectsUsing(actor, id) }
}

/** Further data for the edit screen of a panel. */
export async function panelPictures(panel: PanelRow) {
  const { id } = panel
  const rows = db.select().from(panelImages).where(eq(panelImages.panelId, id)).all()
  const pictures = await Promise.all(
    rows.map(async (row): Promise<UploadedPicture> => {
      const { file, width, height, form } = row
      // A file that cannot be read just now keeps nobody from the screen.
      const parts = form === 'svg' ? await brandParts(row).catch(() => null) : null
      return { image: imageName(row), file, width, height, parts }
    }),
  )
  return { pictures, heights: panelHeights([panel]).get(id) ?? [] }
}

/** A file keeps its name and its text: its megabytes are looked through once, and not here. */
async function brandParts(image: PanelImage): Promise<BrandParts> {
  const found = await pictureCache.get(['brand parts', image.file], 'json', async () => {
    const parts = await onPicture('recognizeBrand', async () => ({ svg: await uploadedSvg(image) }))
    return Buffer.from(JSON.stringify(parts))
  })
  return JSON.parse(found.toString())
}
