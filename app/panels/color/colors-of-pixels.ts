import { isColourless } from './neutrals'
import { hexToLch, type Lch } from './oklch'

/** Pixels of one color, most of a picture first. */
type Part = { hex: string; lch: Lch; pixels: number }

/** Shares of a picture that smaller parts are noise beside, such as soft edges. */
const least = 0.01

/**
 * The two colors that make a logo recognizable: its largest colored one, and the largest that differs from
 * it. Of a logo in black, white or grey nothing is taken but what is darkest.
 *
 * @param rgba four bytes a pixel; what is mostly transparent does not count
 * @returns two hex colors, one when there is no second, none of an empty picture
 */
export function colorsOfPixels(rgba: Uint8Array): string[] {
  const parts = partsOf(rgba)
  const all = parts.reduce((sum, { pixels }) => sum + pixels, 0)
  const large = parts.filter(({ pixels }) => pixels > all * least)
  const colored = large.filter(({ lch }) => !isColourless(lch))
  const [first] = colored
  if (!first) {
    const [darkest] = [...large].sort((a, b) => a.lch.l - b.lch.l)
    return darkest && darkest.lch.l < 0.6 ? [darkest.hex] : []
  }
  const second =
    colored.find((part) => distance(part.lch, first.lch) > 0.12) ??
    large.find(({ lch }) => lch.l < 0.6 && distance(lch, first.lch) > 0.2)
  return second ? [first.hex, second.hex] : [first.hex]
}

/** Pixels of nearly one color together, by the mean of each: sixteen steps of red, green and blue. */
export function partsOf(rgba: Uint8Array): Part[] {
  const sums = new Map<number, [r: number, g: number, b: number, count: number]>()
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = rgba.subarray(at, at + 4)
    if (opacity < 200) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1])
  }
  return [...sums.values()]
    .map(([r, g, b, pixels]) => {
      const hex = `#${[r, g, b]
        .map((v) =>
          Math.round(v / pixels)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
      return { hex, lch: hexToLch(hex), pixels }
    })
    .sort((a, b) => b.pixels - a.pixels)
}

const distance = (a: Lch, b: Lch): number => {
  const x = (lch: Lch) => lch.c * Math.cos((lch.h * Math.PI) / 180)
  const y = (lch: Lch) => lch.c * Math.sin((lch.h * Math.PI) / 180)
  return Math.hypot(a.l - b.l, x(a) - x(b), y(a) - y(b))
}
