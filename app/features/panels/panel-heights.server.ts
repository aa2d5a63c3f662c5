import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import { panelSize } from '~/panels/sizes'
import { orientations, panelColors } from '~/panels/types'
import { variantIndex } from '~/panels/variant'

/**
 * The heights in pixels of each panel's nine variants at a width of 1440, in the order of
 * `variantIndex`; 0 where a variant has no picture.
 */
export function panelHeights(
  panels: Iterable<{ id: string; builtIn: boolean }>,
): Map<string, number[]> {
  const heights = new Map<string, number[]>()
  const uploaded: string[] = []
  for (const { id, builtIn } of panels) {
    if (!builtIn) uploaded.push(id)
    heights.set(id, builtIn ? builtInHeights(id) : new Array(9).fill(0))
  }
  if (uploaded.length === 0) return heights
  const rows = db.select().from(panelImages).where(inArray(panelImages.panelId, uploaded)).all()
  for (const { panelId, orientation, color, form, width, height } of rows) {
    const list = heights.get(panelId)
    const at = variantIndex(orientation, color)
    // The SVG is shown where there are both.
    if (list && (form === 'svg' || !list[at])) list[at] = Math.round((height * 1440) / width)
  }
  return heights
}

const builtInHeights = (id: string) =>
  orientations.flatMap((orientation) =>
    panelColors.map((color) => panelSize(id, orientation, color)?.height ?? 0),
  )
