import { toPixels } from './lengths'
import { limits } from './limits'
import { SvgRefused } from './refused'
import type { SvgElement } from './tree'

export type ViewBox = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

/** Pixels of the longer side of a drawing whose view box alone says its shape, in parts of a pixel. */
const withoutSize = 300

/**
 * The size that an `svg` element has by itself, in pixels, and its view box; null for what it does
 * not say.
 */
export function measure(element: SvgElement): { size: Size | null; box: ViewBox | null } {
  const numbers = (element.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = numbers
  const boxed = numbers.length === 4 && numbers.every(Number.isFinite)
  const box = boxed ? { x, y, width: boxWidth, height: boxHeight } : null
  let width = pixels(element.attributes.get('width'))
  let height = pixels(element.attributes.get('height'))
  if (box && width === null && height === null) {
    const longer = Math.max(boxWidth, boxHeight)
    const small = longer > 0 && Math.min(boxWidth, boxHeight) < 1
    const scale = small ? withoutSize / longer : 1
    return { size: { width: boxWidth * scale, height: boxHeight * scale }, box }
  }
  if (box && width === null && boxHeight > 0) width = ((height ?? 0) * boxWidth) / boxHeight
  if (box && height === null && boxWidth > 0) height = ((width ?? 0) * boxHeight) / boxWidth
  if (width === null || height === null) return { size: null, box }
  return { size: { width, height }, box: box ?? { x: 0, y: 0, width, height } }
}

/**
 * Width and height in pixels: the attributes, else the view box. Both are written back to the root
 * together with a view box, so that every renderer agrees on the size.
 *
 * @throws SvgRefused when there is no size, or it is too large or too small
 */
export function settleSize(root: SvgElement): Size {
  const { size, box } = measure(root)
  const { width, height } = size ?? { width: 0, height: 0 }
  if (!(width > 0 && height > 0)) throw new SvgRefused('no-size')
  if (width < 1 || height < 1) throw new SvgRefused('tiny')
  if (width > limits.side || height > limits.side || width * height > limits.pixels) {
    throw new SvgRefused('size', { width: Math.round(width), height: Math.round(height) })
  }
  // One that has no area draws nothing.
  const isOpen = box && box.width > 0 && box.height > 0 && root.attributes.has('viewBox')
  if (!isOpen) root.attributes.set('viewBox', `0 0 ${width} ${height}`)
  root.attributes.set('width', String(width))
  root.attributes.set('height', String(height))
  return { width, height }
}

function pixels(text: string | undefined): number | null {
  if (!text || text.length > 40) return null
  // Font size that browsers begin with: icons are often as large as a letter.
  const letters = /^\s*\+?([\d.]+)(em|ex)\s*$/i.exec(text)
  const found = letters
    ? Number(letters[1]) * (letters[2]?.toLowerCase() === 'em' ? 16 : 8)
    : toPixels(text, { viewport: null, rem: 16 })
  return found !== null && found >= 0 ? found : null
}

/** A cleaned SVG, whose root has a width, height and view box, in another size. Its shapes stay. */
export const withSize = (svg: string, { width, height }: Size) =>
  svg.replace(/^<svg[^>]*>/, (root) =>
    root
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  )
