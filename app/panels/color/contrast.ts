import { hexToLch, lchToHex, linearRgb } from './oklch'
import { warmYellow } from './warm-yellow'

const darkLabel = '#0c0e13'

/** WCAG relative luminance, 0 to 1. */
function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a)
  const y = luminance(b)
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The lowest contrast of a color over several backgrounds. */
export const lowestContrast = (color: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrast(color, background)))

/**
 * Moves lightness, and the hue only of yellow, until the color reaches `ratio` on every background:
 * darker on light backgrounds, lighter on dark ones.
 */
export function reach(color: string, backgrounds: readonly string[], ratio: number): string {
  if (lowestContrast(color, backgrounds) >= ratio) return color
  const { l, c, h } = hexToLch(color)
  const lighter = luminance(backgrounds[0] ?? '#ffffff') < 0.18
  const step = lighter ? 0.01 : -0.01
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const moved = lchToHex(lightness, c, warmYellow(h, lightness))
    if (lowestContrast(moved, backgrounds) >= ratio) return moved
  }
  return lighter ? '#ffffff' : '#000000'
}

/** White or near-black, whichever a label on this color needs. */
export function labelOn(color: string): string {
  const white = contrast('#ffffff', color)
  return white >= 4.5 || white >= contrast(darkLabel, color) ? '#ffffff' : darkLabel
}

/** Darkens a mid-tone a little until its label reaches 4.5. */
export function labelled(color: string): string {
  let { l, c, h } = hexToLch(color)
  let result = color
  for (let i = 0; i < 20 && contrast(labelOn(result), result) < 4.5; i++) {
    l -= 0.01
    result = lchToHex(l, c, h)
  }
  return result
}
