import type { EdgeColor } from '../types'
import { partsOf } from './colors-of-pixels'

const most = 8
const half = 128

/**
 * The colors where a logo meets what it lies on: its opaque pixels beside transparent ones. What is within
 * it, such as white letters on a disc, lies on the logo itself.
 *
 * @param rgba four bytes a pixel
 * @returns most first; none of a picture without transparent pixels, which brings its own ground
 */
export function edgeOfPixels(rgba: Uint8Array, width: number): EdgeColor[] {
  const count = rgba.length / 4
  const isOpaque = (at: number) => (rgba[at * 4 + 3] ?? 0) >= half
  const edge: number[] = []
  for (let at = 0; at < count; at++) {
    if (!isOpaque(at)) continue
    const x = at % width
    const meets =
      (x > 0 && !isOpaque(at - 1)) ||
      (x < width - 1 && !isOpaque(at + 1)) ||
      (at >= width && !isOpaque(at - width)) ||
      (at + width < count && !isOpaque(at + width))
    if (meets) edge.push(...rgba.subarray(at * 4, at * 4 + 3), 255)
  }
  return partsOf(Uint8Array.from(edge))
    .slice(0, most)
    .map(({ hex, pixels }) => ({ hex, share: (pixels * 4) / edge.length }))
}
