import { round } from './lengths'
import { measure } from './size'
import { newElement, type SvgElement } from './tree'

/** Colors the ground of a drawing, as a style sheet may: renderers of pictures know shapes only. */
export function paintBackground(root: SvgElement, color: string): void {
  const { size, box } = measure(root)
  if (!size || !box || /^(transparent|none)$/i.test(color)) return
  // If the view box has another shape than the picture, the background is wider than it.
  const scale = Math.min(size.width / box.width, size.height / box.height)
  const [width, height] = [size.width / scale, size.height / scale]
  const ground = newElement('rect', {
    x: round(box.x - width),
    y: round(box.y - height),
    width: round(box.width + 2 * width),
    height: round(box.height + 2 * height),
    fill: color,
    'fill-opacity': '1',
    stroke: 'none',
  })
  root.children.unshift(ground)
}
