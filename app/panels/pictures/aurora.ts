import type { PicturePalette } from '../color/picture-palette'
import { blur, type Picture, picture } from './svg'

const rings = [0, 1, 2, 3, 4]
  .map(
    (i) =>
      `<circle cx="1080" cy="600" r="${180 + i * 110}" fill="none" stroke="#fff" stroke-opacity="${(0.16 - 0.025 * i).toFixed(3)}" stroke-width="1.5"/>`,
  )
  .join('')

/** A soft field of light for banners; pass the theme's `deep` as `base`. Brightest lower right. */
export function aurora(palette: PicturePalette, { base }: { base?: string } = {}): Picture {
  const { primary, secondary } = palette
  const body = `<rect width="1200" height="600" fill="${base ?? primary(0.3)}"/>
    <g filter="url(#soft)">
      <ellipse cx="1020" cy="90" rx="330" ry="230" fill="${primary(0.56, 1.1)}"/>
      <ellipse cx="180" cy="560" rx="380" ry="200" fill="${primary(0.5, 1.1)}" opacity=".8"/>
      <ellipse cx="1090" cy="560" rx="330" ry="170" fill="${primary(0.68, 0.7)}" opacity=".8"/>
      <ellipse cx="1120" cy="600" rx="230" ry="120" fill="${secondary(0.82)}" opacity=".95"/>
      <ellipse cx="560" cy="-40" rx="300" ry="120" fill="${primary(0.2, 0.9)}" opacity=".8"/>
    </g>${rings}`
  return picture([1200, 600], [blur('soft', 90)], body)
}
