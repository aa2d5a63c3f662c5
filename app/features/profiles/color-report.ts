import { contrast } from '~/panels/color/contrast'

/** How well text in a color is read on a ground: at every size, when it is large, or not at all. */
type Fit = 'text' | 'large' | 'none'

type Reading = { ground: string; ratio: string; fit: Fit }

/** One color of a brand; `onDarkest` is null for the darkest one, and where there is no other. */
export type BrandColor = {
  color: string
  onWhite: Reading
  onDarkest: Reading | null
  darkest: boolean
}

const white = '#ffffff'

/** How the colors of a brand can be read on white and on the darkest of them. */
export function colorReport(colors: readonly string[]): BrandColor[] {
  const depths = colors.map((color) => contrast(color, white))
  const darkest = colors[depths.indexOf(Math.max(...depths))] ?? white
  return colors.map((color) => ({
    color,
    onWhite: reading(color, white),
    onDarkest: color === darkest ? null : reading(color, darkest),
    darkest: color === darkest && colors.length > 1,
  }))
}

function reading(color: string, ground: string): Reading {
  const ratio = contrast(color, ground)
  const fit = ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'none'
  // Never rounded up: 4.46 is not enough.
  return { ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1), fit }
}
