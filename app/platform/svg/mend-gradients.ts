import { limits } from './limits'
import { elementsById, elementsIn, type SvgElement, walk } from './tree'

const isPaint = ({ name }: SvgElement) => /^(linearGradient|radialGradient|pattern)$/.test(name)

/**
 * Opens circles of gradients that refer to each other, as browsers do, and gives those that repeat a
 * color at both ends: without, the product's renderer passes from the last to the first.
 */
export function mendGradients(root: SvgElement): void {
  const byId = elementsById(root)
  for (const element of byId.values()) openCircle(element, byId)
  const all = [...walk(root)]
  if (!all.some(({ attributes }) => attributes.get('spreadMethod') === 'repeat')) return
  for (const element of all) if (element.name.endsWith('Gradient')) fillEnds(element)
}

/** Takes a link out of a circle: of one that has colors. */
function openCircle(element: SvgElement, byId: ReadonlyMap<string, SvgElement>): void {
  const seen: SvgElement[] = []
  let at: SvgElement | undefined = element
  while (at && isPaint(at) && seen.length <= limits.depth) {
    if (seen.includes(at)) {
      const circle: SvgElement[] = seen.slice(seen.indexOf(at))
      const last: SvgElement = circle.find(({ children }) => children.length > 0) ?? at
      last.attributes.delete('href')
      return
    }
    seen.push(at)
    at = byId.get(at.attributes.get('href')?.slice(1) ?? '')
  }
}

function fillEnds(gradient: SvgElement): void {
  const stops = elementsIn(gradient).filter(({ name }) => name === 'stop')
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return
  const ends = (stop: SvgElement, offset: string): SvgElement => ({
    ...stop,
    attributes: new Map(stop.attributes).set('offset', offset),
  })
  if (offsetOf(first) > 0) gradient.children.unshift(ends(first, '0'))
  if (offsetOf(last) < 1) gradient.children.push(ends(last, '1'))
}

function offsetOf({ attributes }: SvgElement): number {
  const text = attributes.get('offset')?.trim() ?? '0'
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
}
