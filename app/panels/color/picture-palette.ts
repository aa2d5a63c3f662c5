import { isColourless } from './neutrals'
import { clamp, type Lch, lchToHex } from './oklch'
import { warmYellow } from './warm-yellow'

/** A ramp: lightness 0–1 in, hex out. `strength` scales the chroma. */
export type Ramp = (lightness: number, strength?: number) => string

/** What pictures are painted with. The same in all three schemes: pictures behave like photographs. */
export type PicturePalette = {
  /** Shadow and sky: the primary's hue, slate when the brand is colourless. */
  primary: Ramp
  /** Light and the one accent: the secondary's hue, sand when the brand is colourless. */
  secondary: Ramp
  sand: Ramp
  leaf: Ramp
  warm: Ramp
}

const slateHue = 248
const sandHue = 66

const isYellow = (hue: number) => hue > 70 && hue < 115

/** A colour that goes with `hue`: beside yellow a terracotta, for the other side is a sickly green. */
const companion = (hue: number) => (isYellow(hue) ? 46 : (hue + 40) % 360)

function hues(primary: Lch, secondary: Lch) {
  const house = isColourless(primary) && isColourless(secondary)
  const first = isColourless(primary) ? (house ? slateHue : secondary.h) : primary.h
  const second = house ? sandHue : isColourless(secondary) ? companion(first) : secondary.h
  return { house, first, second }
}

/** The colours of a brand's drawn pictures, which go with both of its own. */
export function createPicturePalette(primary: Lch, secondary: Lch): PicturePalette {
  const { house, first, second } = hues(primary, secondary)
  const firstChroma = house ? 0.034 : clamp(primary.c, 0.07, 0.15)
  // A chair in a yellow brand is golden; as dark as the others it would be brown.
  const golden = isYellow(first)
  const secondChroma = house ? 0.07 : clamp(secondary.c, 0.08, 0.16)
  return {
    primary: (l, strength = 1) => {
      const lightness = golden ? l + 0.5 * l * (1 - l) : l
      return lchToHex(lightness, firstChroma * strength, warmYellow(first, lightness))
    },
    secondary: (l, strength = 1) => lchToHex(l, secondChroma * strength, warmYellow(second, l)),
    sand: (l, strength = 1) => lchToHex(l, 0.045 * strength, 72),
    leaf: (l, strength = 1) => lchToHex(l, 0.06 * strength, 150),
    warm: (l, strength = 1) => lchToHex(l, 0.1 * strength, 55),
  }
}

/** The same scene an hour after sunset, for pictures behind white text. */
export function dusk(palette: PicturePalette): PicturePalette {
  return {
    ...palette,
    primary: (l, strength = 1) => palette.primary(l * 0.56 + 0.04, strength * 0.85),
    secondary: (l, strength = 1) =>
      palette.secondary(l > 0.96 ? l * 0.95 : l * 0.74, strength * 1.05),
  }
}
