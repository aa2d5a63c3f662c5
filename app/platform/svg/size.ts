import { limits } from './limits'
import { SvgRefused } from './refused'
import type { SvgElement } from './tree'

/** CSS pixels of a unit. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/**
 * Width and height in pixels: the attributes, else the view box. Both are written back to the root
 * together with a view box, so that every renderer agrees on the size.
 *
 * @throws SvgRefused when there is no size or it is too large
 */
export function settleSize(root: SvgElement): { width: number; height: number } {
  const box = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const boxed = box.length === 4 && box.every(Number.isFinite)
  const [, , boxWidth = 0, boxHeight = 0] = boxed ? box : []
  let width = pixels(root.attributes.get('width'))
  let height = pixels(root.attributes.get('height'))
  if (width === null && height !== null && boxHeight > 0) width = (height * boxWidth) / boxHeight
  if (height === null && width !== null && boxWidth > 0) height = (width * boxHeight) / boxWidth
  width ??= boxWidth
  height ??= boxHeight
  if (!(width >= 1 && height >= 1)) throw new SvgRefused('no-size')
  if (width > limits.side || height > limits.side || width * height > limits.pixels) {
    throw new SvgRefused('size', { width: Math.round(width), height: Math.round(height) })
  }
  if (!boxed) root.attributes.set('viewBox', `0 0 ${width} ${height}`)
  root.attributes.set('width', String(width))
  root.attributes.set('height', String(height))
  return { width, height }
}

function pixels(text: string | undefined): number | null {
  if (text && text.length > 40) return null
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '')
  const name = (match?.[2] ?? '').toLowerCase()
  const unit = Object.hasOwn(units, name) && units[name]
  return match && unit ? Number(match[1]) * unit : null
}

/** A cleaned SVG, whose root has a width, height and view box, in another size. Its shapes stay. */
export const withSize = (svg: string, { width, height }: { width: number; height: number }) =>
  svg.replace(/^<svg[^>]*>/, (root) =>
    root
      .replace(/ width="[^"]*"/, ` width="${width}"`)
      .replace(/ height="[^"]*"/, ` height="${height}"`),
  )
