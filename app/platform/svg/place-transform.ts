import { type Measures, toPixels } from './lengths'
import type { ViewBox } from './size'
import type { TakenKind } from './taken'
import { around, originOf, toSvgTransform } from './transforms'
import type { SvgElement } from './tree'

/** The attribute that moves an element, where it is not `transform`. */
const attributeOf: Record<string, string> = {
  linearGradient: 'gradientTransform',
  radialGradient: 'gradientTransform',
  pattern: 'patternTransform',
}

type Place = {
  /** Box to which percentages and positions refer. */
  box: ViewBox | null
  measures: Measures
}

/**
 * Writes the transformation of an element, with where it turns around worked into it.
 *
 * @param said its properties: `css-transform` of a style sheet, else `transform` of the attribute
 * @param takeOut called for what only a browser can place
 */
export function placeTransform(
  element: SvgElement,
  said: ReadonlyMap<string, string>,
  { box: viewBox, measures }: Place,
  takeOut: (kind: TakenKind) => void,
): void {
  const css = said.get('css-transform')
  const written = said.get('transform')
  const name = attributeOf[element.name] ?? 'transform'
  if (css === undefined && written === undefined) {
    if (name !== 'transform' && said.has('transform-origin') && element.attributes.has(name)) {
      takeOut('style')
    }
    return
  }
  if (css === undefined && name !== 'transform') {
    takeOut('unseen')
    return
  }
  const ownBox = /^(fill-box|content-box)$/i.test(said.get('transform-box') ?? '')
  const place = ownBox ? boxOf(element, measures) : viewBox && { ...viewBox, x: 0, y: 0 }
  const transform = css === undefined ? (written ?? '') : toSvgTransform(css, place, measures)
  if (!transform) {
    if (transform === null) takeOut('style')
    else element.attributes.delete(name)
    return
  }
  const turned = said.get('transform-origin') ?? (ownBox ? '0 0' : null)
  const origin = turned === null ? ([0, 0] as const) : place && originOf(turned, place, measures)
  if (!origin) takeOut('style')
  element.attributes.set(name, around(transform, origin ?? [0, 0]))
}

/** The room that a plain shape fills; null where it takes a renderer to know. */
function boxOf({ name, attributes }: SvgElement, measures: Measures): ViewBox | null {
  const of = (attribute: string, standard?: string) =>
    toPixels(attributes.get(attribute) ?? standard ?? '', measures)
  const r = name === 'circle' ? of('r') : null
  const [rx, ry] = name === 'circle' ? [r, r] : [of('rx'), of('ry')]
  const [cx, cy] = [of('cx', '0'), of('cy', '0')]
  const numbers =
    name === 'rect' || name === 'image'
      ? [of('x', '0'), of('y', '0'), of('width'), of('height')]
      : name === 'circle' || name === 'ellipse'
        ? [(cx ?? 0) - (rx ?? 0), (cy ?? 0) - (ry ?? 0), rx && rx * 2, ry && ry * 2]
        : [null]
  if (numbers.includes(null) || cx === null || cy === null) return null
  const [x = 0, y = 0, width = 0, height = 0] = numbers as number[]
  return { x, y, width, height }
}
