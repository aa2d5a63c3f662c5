import { and, count, countDistinct, eq, inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { brands, panels } from '~/db/schema'
import { panelSize } from '~/panels/sizes'
import { type Orientation, orientations, type PanelColor, panelColors } from '~/panels/types'
import { panelThumbPath } from '~/panels/url'
import { type BrandFacts, brandIdOf } from './ensure-brand.server'

/** The shop whose website the Home screen shows; its brand is made with the panel library. */
export const homeBrand: BrandFacts = {
  name: 'Marlow & Pine',
  primaryColor: '#14594a',
  secondaryColor: '#f28a6d',
  logo: null,
}

const above = ['header-announcement', 'hero-collage']
/** The section that can be turned, coloured and swapped: the first of these that exists, then round. */
const turned = ['about-story', 'features-bento', 'testimonials-portrait']
const below = ['shop-row']

export type HomePicture = { src: string; width: number; height: number; alt: string }
export type HomeChoice = { panel: string; orientation: Orientation; color: PanelColor }
export type HomeDemo = {
  above: HomePicture[]
  below: HomePicture[]
  section: HomePicture & { name: string }
  choice: HomeChoice
  /** The panel that Swap brings. */
  next: string | null
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
  const found = db
    .select({ id: panels.id, name: panels.name, revision: panels.revision })
    .from(panels)
    .where(and(inArray(panels.id, [...above, ...turned, ...below]), eq(panels.enabled, true)))
    .all()
  const known = new Map(found.map((panel) => [panel.id, panel]))
  const choices = turned.filter((id) => known.has(id))
  const [first] = choices
  if (!first) return null

  const asked = query.get('panel') ?? ''
  const choice: HomeChoice = {
    panel: choices.includes(asked) ? asked : first,
    orientation: orientations.find((o) => o === query.get('orientation')) ?? 'left',
    color: panelColors.find((c) => c === query.get('color')) ?? 'dark',
  }
  const picture = (
    id: string,
    orientation: Orientation,
    color: PanelColor,
    width: 160 | 960 = 960,
  ): HomePicture[] => {
    const panel = known.get(id)
    const size = panelSize(id, orientation, color)
    if (!panel || !size) return []
    const src = panelThumbPath(
      { panelId: id, revision: panel.revision, orientation, color },
      brandId,
      width,
    )
    return [{ src, ...size, alt: panel.name }]
  }
  const [section] = picture(choice.panel, choice.orientation, choice.color)
  if (!section) return null
  return {
    above: above.flatMap((id) => picture(id, 'left', id.startsWith('hero') ? 'grey' : 'light')),
    below: below.flatMap((id) => picture(id, 'left', 'light')),
    section: { ...section, name: section.alt },
    choice,
    next: choices[(choices.indexOf(choice.panel) + 1) % choices.length] ?? null,
    variants: (['dark', 'grey', 'light'] as const).flatMap((color) =>
      orientations.flatMap((orientation) =>
        picture(choice.panel, orientation, color, 160).map((p) => ({ ...p, orientation, color })),
      ),
    ),
  }
}
