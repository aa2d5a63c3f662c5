import { isColourless } from './neutrals'
import { clamp, type Lch, lchToHex } from './oklch'
import { warmYellow } from './warm-yellow'

/** A ramp: lightness 0–1 in, hex out. `strength` scales the chroma. */
export type Ramp = (lightness: number, strength?: number) => string

/** What pictures are painted with. The same in all three schemes: pictures behave like photographs. */
export type PicturePalette = {
  /** Things and cloth: the primary's hue, slate when it is colourless. */
  primary: Ramp
  /** Light and the one accent: the secondary's hue, sand when it is colourless. */
  secondary: Ramp
  /** Sky, water, glass and far haze: a blue, whatever the brand; the brand's own when that is one. */
  sky: Ramp
  /** Hills and ground in shade: green to blue, else slate. */
  land: Ramp
  /** Sand, rock and plaster in the sun: the secondary's hue where that is warm. */
  earth: Ramp
  wood: Ramp
  sand: Ramp
  leaf: Ramp
  warm: Ramp
}

const slateHue = 248
const sandHue = 66

const isYellow = (hue: number) => hue > 70 && hue < 115

/** What a ramp of a brand's color is made of. A muted color stays muted: grey is never turned lilac. */
function paint(color: Lch, otherwise: Lch, [least, most]: readonly [number, number]): Lch {
  if (isColourless(color)) return otherwise
  const chroma = color.c < 0.06 ? color.c : clamp(color.c, least, most)
  // Lemon light on a blue sky would be green, and pale yellow khaki in the shade.
  if (isYellow(color.h)) return { ...color, c: Math.max(chroma, 0.12), h: Math.min(color.h, 88) }
  return { ...color, c: chroma }
}

const ramp =
  ({ c, h }: Pick<Lch, 'c' | 'h'>): Ramp =>
  (l, strength = 1) =>
    lchToHex(l, c * strength, warmYellow(h, l))

/** The brand's paint where nature has its hue, else nature's own. */
const natural = (brand: Lch, [from, to]: readonly [number, number], c: number, h: number) =>
  ramp(brand.h >= from && brand.h <= to ? brand : { c, h })

/** The colors of a brand's drawn pictures, which go with both of its own. */
export function createPicturePalette(primary: Lch, secondary: Lch): PicturePalette {
  const slate = { l: 0.5, c: 0.034, h: slateHue }
  const first = paint(primary, slate, [0.07, 0.15])
  const second = paint(secondary, { l: 0.8, c: 0.06, h: sandHue }, [0.08, 0.16])
  // A chair in a yellow brand is golden; as dark as the others it would be brown.
  const golden = isYellow(first.h) && first.c > 0.06
  const plain = ramp(first)
  const airChroma = isColourless(primary) ? 0.04 : first.c
  return {
    primary: golden ? (l, strength) => plain(l + 0.5 * l * (1 - l), strength) : plain,
    secondary: ramp(second),
    sky: natural(first, [185, 285], Math.min(airChroma, 0.075), 248),
    land: natural(first, [120, 285], Math.min(airChroma, 0.06), 246),
    earth: natural(second, [15, 100], 0.075, sandHue),
    wood: ramp({ c: 0.075, h: 60 }),
    sand: ramp({ c: 0.045, h: 72 }),
    leaf: ramp({ c: 0.06, h: 150 }),
    warm: ramp({ c: 0.1, h: 55 }),
  }
}

/** The same scene an hour after sunset, for pictures behind white text. */
export function dusk(palette: PicturePalette): PicturePalette {
  return {
    ...palette,
    primary: (l, strength = 1) => palette.primary(l * 0.56 + 0.04, strength * 0.85),
    sky: (l, strength = 1) => palette.sky(l * 0.56 + 0.04, strength * 0.85),
    land: (l, strength = 1) => palette.land(l * 0.56 + 0.04, strength * 0.85),
    secondary: (l, strength = 1) =>
      palette.secondary(l > 0.96 ? l * 0.95 : l * 0.74, strength * 1.05),
    earth: (l, strength = 1) => palette.earth(l * 0.74, strength * 1.05),
  }
}
