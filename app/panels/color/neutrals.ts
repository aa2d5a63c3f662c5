import type { PanelColor } from '../types'
import { type Lch, lchToHex } from './oklch'
import { warmYellow } from './warm-yellow'

export type Neutral = (lightness: number, chroma: number) => string

const warmHue = 75
/** Whether a color is so grey that its hue says nothing. */
export const isColourless = (color: Lch) => color.c < 0.03

/** Greys carry the primary's hue; a colourless brand gets warm ones. */
export function createNeutral(primary: Lch, secondary: Lch): Neutral {
  const mono = isColourless(primary)
  const hue = mono ? (isColourless(secondary) ? warmHue : secondary.h) : primary.h
  // A dark grey with the hue of orange or yellow is brown: of those only a little.
  const warm = hue > 35 && hue < 115
  const strength = mono ? 0.25 : warm ? 0.4 : 1
  return (lightness, chroma) =>
    lchToHex(lightness, chroma * strength, mono ? hue : warmYellow(hue, lightness))
}

export const neutralsFor: Record<PanelColor, (n: Neutral) => NeutralColors> = {
  light: (n) => ({
    bg: '#ffffff',
    card: n(0.978, 0.006),
    raised: '#ffffff',
    line: n(0.915, 0.008),
    ink: n(0.2, 0.03),
    muted: n(0.47, 0.022),
    faint: n(0.62, 0.02),
  }),
  grey: (n) => ({
    bg: n(0.962, 0.009),
    card: '#ffffff',
    raised: '#ffffff',
    line: n(0.895, 0.011),
    ink: n(0.2, 0.03),
    muted: n(0.45, 0.022),
    faint: n(0.58, 0.02),
  }),
  dark: (n) => ({
    bg: n(0.185, 0.026),
    card: n(0.235, 0.028),
    raised: n(0.265, 0.03),
    line: n(0.33, 0.03),
    ink: n(0.985, 0.004),
    muted: n(0.78, 0.018),
    faint: n(0.62, 0.022),
  }),
}

export type NeutralColors = {
  bg: string
  card: string
  raised: string
  line: string
  ink: string
  muted: string
  faint: string
}
