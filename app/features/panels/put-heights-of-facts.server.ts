import type { SectionView } from '~/features/sections/page-document.server'
import { variantIndex } from '~/panels/variant'
import { findBrand } from './brand-for-drawing.server'
import { rememberedHeight } from './heights-with-facts.server'
import { worded } from './panel-heights.server'
import { cacheKey, saysFacts } from './panel-picture.server'

/**
 * Puts the heights that sections with facts were drawn with among those that were measured without.
 *
 * @returns the panels that say facts
 */
export function putHeightsOfFacts(
  heights: Map<string, readonly number[]>,
  sections: readonly SectionView[],
  brandId: string,
): Set<string> {
  const brand = findBrand(brandId)
  const factual = new Set<string>()
  if (!brand?.facts) return factual
  for (const { panelId, panel, orientation, color, words } of sections) {
    if (!panel.builtIn || !saysFacts({ panelId, uploads: {} }, brand)) continue
    factual.add(panelId)
    const source = { panelId, orientation, color, revision: panel.revision, width: 1440, height: 0 }
    const own = words ? { words: { id: words, words: {} } } : {}
    const height = rememberedHeight(cacheKey({ ...source, uploads: {}, ...own }, brand))
    if (!height) continue
    const key = words ? worded(panelId, words) : panelId
    const all = [...(heights.get(key) ?? heights.get(panelId) ?? [])]
    all[variantIndex(orientation, color)] = height
    heights.set(key, all)
  }
  return factual
}
