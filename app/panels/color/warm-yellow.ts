import { clamp } from './oklch'

/**
 * The hue of a color at another lightness, in degrees. Yellow turns to amber and bronze as it
 * darkens, as it does in paint; in OKLCH alone it would turn olive. Other hues stay as they are.
 */
export function warmYellow(hue: number, lightness: number): number {
  if (hue <= 62) return hue
  const yellowness = clamp((119 - hue) / 8, 0, 1)
  return hue - clamp((0.87 - lightness) / 0.37, 0, 1) * yellowness * (hue - 62)
}
