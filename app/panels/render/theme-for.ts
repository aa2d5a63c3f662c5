import { createTheme } from '../color/create-theme'
import type { Theme } from '../color/theme'
import type { PanelDefinition } from '../definition'
import type { Brand, PanelColor } from '../types'
import { drawName } from './draw-name'
import { safeBrand } from './safe-brand'

/** The theme that a panel is drawn with: a name in letters that the font lacks is in it as pictures. */
export async function themeFor(
  panel: PanelDefinition,
  brand: Brand,
  color: PanelColor,
): Promise<Theme> {
  const safe = safeBrand(brand)
  const t = createTheme(safe, color)
  if (panel.usesBrandName && brand.name && !safe.name && !safe.logo) {
    t.brand.drawnName = await drawName(brand.name, t)
  }
  return t
}
