import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import { imageName } from '~/panels/image-name'
import type { Actor } from '~/permissions/vocabulary'
import { recogniseBrand } from '~/platform/svg/recognise'
import { type PanelRow, requirePanel, requirePanelManager } from './library-manager.server'
import { uploadedSvg } from './panel-files.server'
import { panelHeights } from './panel-heights.server'
import { panelUse, projectsUsing } from './panel-use.server'

export type PanelPicture = {
  /** See `imageName`. */
  image: string
  file: string
  width: number
  height: number
  /** What an SVG takes of a brand; null for a JPEG. */
  parts: ReturnType<typeof recogniseBrand> | null
}

/** A panel with everything its edit screen shows. @throws Fault 403, 404 */
export async function findPanelToEdit(actor: Actor, id: string) {
  requirePanelManager(actor)
  const panel: PanelRow = requirePanel(db, id)
  const rows = db.select().from(panelImages).where(eq(panelImages.panelId, id)).all()
  const pictures = await Promise.all(
    rows.map(async (row): Promise<PanelPicture> => {
      const { file, width, height, form } = row
      // A file that cannot be read just now keeps nobody from the screen.
      const svg = form === 'svg' ? await uploadedSvg(row).catch(() => '') : ''
      return { image: imageName(row), file, width, height, parts: svg ? recogniseBrand(svg) : null }
    }),
  )
  return {
    panel,
    pictures,
    heights: panelHeights([panel]).get(id) ?? [],
    use: panelUse(db, id),
    projects: projectsUsing(actor, id),
  }
}
