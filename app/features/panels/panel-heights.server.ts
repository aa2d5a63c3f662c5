import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panelImages } from '~/db/schema'
import { type DrawnIn, panelSize, sizeKey } from '~/panels/sizes'
import { orientations, panelColors } from '~/panels/types'
import { nearestVariant, type Variant, variantIndex } from '~/panels/variant'
import { groupBy } from '~/shared/group-by'
import { sizesOfWords } from './own-words.server'

/**
 * Heights in pixels of each panel's nine variants in a brand at a width of 1440, in the order of
 * `variantIndex`: those of the picture shown for each, see `nearestVariant`; 0 without any picture.
 *
 * @param words ids of own words with which panels are drawn as well, see `worded`
 */
export function panelHeights(
  panels: Iterable<{ id: string; builtIn: boolean }>,
  drawnIn: DrawnIn = {},
  words: Iterable<string | null | undefined> = [],
): Map<string, readonly number[]> {
  const heights = new Map<string, readonly number[]>()
  const uploaded: string[] = []
  const sizes = sizesOfWords(words)
  for (const { id, builtIn } of panels) {
    if (!builtIn) uploaded.push(id)
    heights.set(id, builtIn ? builtInHeights(id, drawnIn) : new Array(9).fill(0))
    for (const [own, measured] of builtIn ? sizes : []) {
      const known = measured[sizeKey(id, drawnIn)]
      if (known) heights.set(worded(id, own), known)
    }
  }
  if (uploaded.length === 0) return heights
  // Not the texts of the SVGs: they are megabytes.
  const { panelId, orientation, color, form, width, height } = panelImages
  const rows = db
    .select({ panelId, orientation, color, form, width, height })
    .from(panelImages)
    .where(inArray(panelId, uploaded))
    .all()
  const imagesOf = groupBy(rows, (row) => row.panelId)
  for (const id of uploaded) {
    const own = bySvgFirst(imagesOf.get(id) ?? [])
    const height = (wanted: Variant) => {
      const shown = nearestVariant(own, wanted)
      return shown ? Math.round((shown.height * 1440) / shown.width) : 0
    }
    heights.set(
      id,
      orientations.flatMap((orientation) =>
        panelColors.map((color) => height({ orientation, color })),
      ),
    )
  }
  return heights
}

/** Key of a panel with own words among `panelHeights`. */
export const worded = (panelId: string, words: string) => `${panelId} ${words}`

/** The height of one variant among `panelHeights`; 0 where nothing can be shown. */
export function heightIn(
  heights: ReadonlyMap<string, readonly number[]>,
  { panelId, orientation, color, words }: Variant & { panelId: string; words?: string | null },
): number {
  const own = words ? heights.get(worded(panelId, words)) : undefined
  return (own ?? heights.get(panelId))?.[variantIndex(orientation, color)] ?? 0
}

const builtInHeights = (id: string, drawnIn: DrawnIn) =>
  orientations.flatMap((orientation) =>
    panelColors.map((color) => panelSize(id, orientation, color, drawnIn)?.height ?? 0),
  )

/** Whether a built-in panel has a drawing in a brand. */
export const isDrawn = (id: string, drawnIn: DrawnIn): boolean =>
  builtInHeights(id, drawnIn).some((height) => height > 0)

/** The SVG is shown where a variant has both forms. */
export const bySvgFirst = <T extends { form: 'svg' | 'jpeg' }>(images: readonly T[]): T[] =>
  [...images].sort((a, b) => Number(a.form === 'jpeg') - Number(b.form === 'jpeg'))
