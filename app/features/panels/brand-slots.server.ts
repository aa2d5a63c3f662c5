import { createTheme } from '~/panels/color/create-theme'
import type { Brand, PanelColor } from '~/panels/types'
import { paintBrand } from '~/platform/svg/colors'

/**
 * A drawn panel as an SVG that takes any brand: what acts and what accents in the colours it was
 * drawn with becomes the brand's variables, its logo a box for the logo. Tints and pictures, which
 * the product works out of the colours, stay as they were drawn.
 *
 * @param svg drawn in `brand`, which has a logo
 */
export function withBrandSlots(svg: string, brand: Brand, color: PanelColor): string {
  const theme = createTheme(brand, color)
  const primary = new Set([brand.primary, theme.action, theme.deep])
  const secondary = new Set([brand.secondary, theme.accent])
  const painted = paintBrand(svg, (found) =>
    primary.has(found) ? 'primary' : secondary.has(found) ? 'secondary' : null,
  )
  const logo = brand.logo?.dataUri
  return logo
    ? painted.replace(/<image\b[^>]*>/g, (image) =>
        image.includes(logo) ? image.replace('<image', '<image data-brand="logo"') : image,
      )
    : painted
}
