import { limits as caps } from '~/permissions/limits'
import { SvgRefused } from './refused'
import { elementsById, type SvgElement } from './tree'

export const limits = {
  elements: 5_000,
  depth: 64,
  /** Elements a renderer draws after following every reference. */
  drawn: 40_000,
  /** A renderer pays about 20 ms for each. */
  filters: 200,
  /** Layers inside each other; a renderer holds all pixels of the picture once for each. */
  layers: 12,
  /** Width and height in pixels. */
  side: 10_000,
  pixels: caps.pixelsOfPicture,
  /** Characters of one attribute, but for `longAttributes`. */
  attribute: 10_000,
  /** Characters of all style sheets together. */
  style: 256 * 1024,
  /** Selectors times elements. */
  matches: 2_000_000,
  /** Selectors for siblings, times elements, times the most siblings. */
  comparisons: 30_000_000,
  /** Declarations that are true of elements, all together. */
  applied: 300_000,
  /** Characters that style sheets may write into elements. */
  written: 4 * 1024 * 1024,
}

/** Attributes that grow with the drawing: its shapes and embedded pictures. */
export const longAttributes: ReadonlySet<string> = new Set(['d', 'points', 'href'])

type Cost = { drawn: number; filters: number; layers: number }

/** Properties that draw another part of the file. */
const referring = ['clip-path', 'mask', 'filter'] as const
/** Those of them that go on to what is inside. */
const flowing = ['fill', 'stroke', 'marker-start', 'marker-mid', 'marker-end'] as const
const shapes = new Set('path rect circle ellipse line polyline polygon text tspan use'.split(' '))
type Flowing = Partial<Record<(typeof flowing)[number], string>>

const url = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi

/**
 * Counts what a renderer would draw, following `use`, patterns, masks, markers and the like, before
 * anything is rendered: a few nested references make billions of shapes out of a small file. A
 * reference that would go in a circle is taken out, as browsers ignore it.
 *
 * @throws SvgRefused past the limits, or when a `use` draws itself
 */
export function checkExpansion(root: SvgElement): void {
  const byId = elementsById(root)
  const parents = new Map<SvgElement, SvgElement>()
  const counts = new Map<SvgElement, Cost | 'counting'>()
  // A part is drawn with the paint of its own place in the file, whatever refers to it.
  const paints = new Map<SvgElement, Flowing>()
  const paintOf = (element: SvgElement): Flowing => {
    const known = paints.get(element)
    if (known) return known
    const parent = parents.get(element)
    const paint: Flowing = { ...(parent && paintOf(parent)) }
    for (const name of flowing) {
      const value = element.attributes.get(name)
      if (value !== undefined) paint[name] = value
    }
    paints.set(element, paint)
    return paint
  }
  const link = (element: SvgElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      parents.set(child, element)
      link(child)
    }
  }
  link(root)

  function count(element: SvgElement): Cost {
    const known = counts.get(element)
    if (known === 'counting') throw new SvgRefused('circle')
    if (known) return known
    counts.set(element, 'counting')
    const total: Cost = { drawn: 1, filters: 0, layers: 0 }
    const add = (part: Cost, times = 1) => {
      total.drawn += part.drawn * times
      total.filters += part.filters * times
      total.layers = Math.max(total.layers, part.layers)
    }
    for (const child of element.children) if (typeof child !== 'string') add(count(child))
    const filter = element.attributes.get('filter')
    if (filter && /\(/.test(filter)) total.filters += filter.split('(').length - 1
    for (const name of referring) follow(element, name, element.attributes.get(name), add)
    if (shapes.has(element.name)) addPaint(element, add)
    else for (const name of flowing) dropCircles(element, name)
    const href = element.attributes.get('href')
    if (href?.startsWith('#')) {
      const target = byId.get(href.slice(1))
      const circle = target && counts.get(target) === 'counting'
      if (circle && element.name !== 'use') element.attributes.delete('href')
      else if (target) add(count(target))
    }
    if (makesLayer(element)) total.layers += 1
    if (total.drawn > limits.drawn) throw new SvgRefused('repeated')
    if (total.filters > limits.filters) throw new SvgRefused('filters')
    if (total.layers > limits.layers) throw new SvgRefused('layers')
    counts.set(element, total)
    return total
  }

  /** A shape is painted by its own properties, or by those of its parents. */
  function addPaint(element: SvgElement, add: (part: Cost, times?: number) => void) {
    const paint = paintOf(element)
    const target = element.name === 'use' ? element.attributes.get('href')?.slice(1) : undefined
    const used = target ? byId.get(target) : undefined
    if (used && counts.get(used) === 'counting') throw new SvgRefused('circle')
    // A part that is used is painted once for each of its shapes.
    const times = used ? count(used).drawn : 1
    for (const name of flowing) {
      follow(element, name, paint[name], (part) => add(part, times))
    }
  }

  function follow(
    element: SvgElement,
    name: string,
    value: string | undefined,
    add: (part: Cost) => void,
  ) {
    for (const [, id = ''] of value?.matchAll(url) ?? []) {
      const target = byId.get(id)
      if (!target) continue
      if (counts.get(target) === 'counting') cut(element, name, value ?? '')
      else add(count(target))
    }
  }

  /** A paint set around its own parts would refer to itself. */
  function dropCircles(element: SvgElement, name: (typeof flowing)[number]) {
    const value = element.attributes.get(name)
    for (const [, id = ''] of value?.matchAll(url) ?? []) {
      const target = byId.get(id)
      if (target && counts.get(target) === 'counting') cut(element, name, value ?? '')
    }
  }

  count(root)
}

/** Takes a reference out; of a paint, what was given in its place stays. */
function cut(element: SvgElement, name: string, value: string): void {
  const rest = value.replace(url, '').trim()
  const isPaint = name === 'fill' || name === 'stroke'
  if (isPaint || rest || !element.attributes.has(name)) element.attributes.set(name, rest || 'none')
  else element.attributes.delete(name)
}

/** Whether the renderer draws the element on a layer of its own. */
function makesLayer({ attributes }: SvgElement): boolean {
  const opacity = attributes.get('opacity')?.trim()
  const style = attributes.get('style') ?? ''
  return (
    (opacity !== undefined && !/^(1(\.0*)?|100%)$/.test(opacity)) ||
    /isolation\s*:\s*isolate|mix-blend-mode\s*:\s*(?!normal)/i.test(style) ||
    /\(/.test(attributes.get('mask') ?? '') ||
    /\(/.test(attributes.get('filter') ?? '')
  )
}
