import { hexToLch } from '../color/oklch'
import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

type SunriseOptions = {
  /** Colour of the field; pass the theme's `deep`. */
  base: string
  /** Size of the place it fills, so that the sun stays round and where it was put. */
  size: readonly [width: number, height: number]
  /** Middle of the sun in px; outside of the field it shows a part. */
  sun: readonly [x: number, y: number]
  radius?: number
}

/** A low sun with rings of light on a deep field, for banners behind text in the colors of `deep`. No blur. */
export function sunrise(palette: PicturePalette, options: SunriseOptions): Picture {
  const { primary, secondary } = palette
  const { base, size, sun, radius = 120 } = options
  const [width, height] = size
  const [x, y] = sun
  const disc = (r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
  const bright = hexToLch(base).l > 0.6
  const glow = (lightness: number) => (bright ? '#ffffff' : primary(lightness, 1.1))
  const defs = [
    radial('glow', [0.5, 0.5, 0.5], [0, glow(0.6), 0.7], [0.4, glow(0.56), 0.2], [1, glow(0.5), 0]),
    radial('sun', [0.36, 0.3, 0.8], [0, secondary(0.94, 0.8)], [1, secondary(0.74, 1.1)]),
    linear('shade', [0, 0, 1, 1], [0, '#000', 0], [1, '#000', bright ? 0 : 0.16]),
  ]
  const rings = [4, 3, 2.1, 1.45].map((k) => disc(radius * k, 'rgba(255,255,255,0.05)')).join('')
  const field = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`
  const body = `${field(base)}${field('url(#shade)')}${disc(radius * 4.4, 'url(#glow)')}${rings}${disc(radius, 'url(#sun)')}`
  return picture('', [width, height], defs, body)
}
