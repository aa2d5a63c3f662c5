import { and, count, countDistinct, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { brands, panels } from '~/db/schema'
import { panelSize } from '~/panels/sizes'
import { type Orientation, orientations, type PanelColor, panelColors } from '~/panels/types'
import { panelImagePath, panelThumbPath } from '~/panels/url'
import { type BrandFacts, brandIdOf } from './ensure-brand.server'

/** The shop whose website the Home screen shows; its brand is made with the panel library. */
export const homeBrand: BrandFacts = {
  name: 'Marlow & Pine',
  primaryColor: '#14594a',
  secondaryColor: '#f28a6d',
  logo: null,
  story: 'shop',
}

/**
 * Each list uses the panels that exist, first ones first. All have words in the shop's story: on this page
 * one company speaks.
 */
const wanted = {
  header: ['header-shop-search'],
  /** The section that can be turned, colored and swapped. */
  turned: ['hero-collage', 'shop-sale-banner', 'shop-categories'],
  below: ['about-story', 'shop-row', 'testimonials-wall'],
}

export type HomePicture = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}
export type HomeChoice = { panel: string; orientation: Orientation; color: PanelColor }
export type HomeDemo = {
  above: HomePicture[]
  below: HomePicture[]
  section: HomePicture & { name: string }
  choice: HomeChoice
  /** Panels that may replace it; Swap brings the first. */
  others: (HomePicture & { panel: string })[]
  variants: (HomePicture & { orientation: Orientation; color: PanelColor })[]
}

/** How many panels, in how many categories, can be used now. */
export function homeCounts() {
  const row = db
    .select({ panels: count(), categories: countDistinct(panels.categoryId) })
    .from(panels)
    .where(eq(panels.enabled, true))
    .get()
  return row ?? { panels: 0, categories: 0 }
}

/** The website on the Home screen; null while its panels or its brand are not there. */
export function homeDemo(query: URLSearchParams): HomeDemo | null {
  const brandId = brandIdOf(homeBrand)
  if (!db.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).get()) return null
  const known = new Map(
    db
      .select({ id: panels.id, name: panels.name, revision: panels.revision })
      .from(panels)
      .where(and(inArray(panels.id, Object.values(wanted).flat()), eq(panels.enabled, true)))
      .all()
      .map((panel) => [panel.id, panel]),
  )
  const there = (ids: readonly string[]) => ids.filter((id) => known.has(id))
  const choices = there(wanted.turned)
  const choice: HomeChoice = {
    panel: choices.find((id) => id === query.get('panel')) ?? choices[0] ?? '',
    orientation: orientations.find((o) => o === query.get('orientation')) ?? 'left',
    color: panelColors.find((c) => c === query.get('color')) ?? 'dark',
  }
  const picture = (
    id: string | undefined,
    orientation: Orientation,
    color: PanelColor,
    width: 160 | 960 = 960,
  ): HomePicture[] => {
    const panel = known.get(id ?? '')
    const size = panel && panelSize(panel.id, orientation, color, homeBrand)
    if (!size) return []
    const { id: panelId, revision, name: alt } = panel
    const drawn = { panelId, revision, orientation, color }
    const webp = (w: 160 | 480 | 960) => panelThumbPath(drawn, brandId, w)
    // Sharp screens get the drawing itself.
    const large =
      width === 960 ? `, ${webp(960)} 960w, ${panelImagePath(drawn, brandId)} 1440w` : ''
    const srcSet = `${width === 160 ? `${webp(160)} 160w, ` : ''}${webp(480)} 480w${large}`
    return [{ src: webp(width), srcSet, ...size, alt }]
  }
  const [section] = picture(choice.panel, choice.orientation, choice.color)
  if (!section) return null
  return {
    above: picture(there(wanted.header)[0], 'left', 'light'),
    below: there(wanted.below)
      .slice(0, 2)
      .flatMap((id, index) => picture(id, 'left', index ? 'grey' : 'light')),
    section: { ...section, name: section.alt },
    choice,
    others: [...choices, ...choices]
      .slice(choices.indexOf(choice.panel) + 1)
      .slice(0, choices.length - 1)
      .flatMap((panel) =>
        picture(panel, choice.orientation, choice.color).map((p) => ({ ...p, panel })),
      ),
    variants: (['dark', 'grey', 'light'] as const).flatMap((color) =>
      orientations.flatMap((orientation) =>
        picture(choice.panel, orientation, color, 160).map((p) => ({ ...p, orientation, color })),
      ),
    ),
  }
}
