import type { StyleRule } from './css'
import { SvgRefused } from './refused'
import { type SvgElement, walk } from './tree'

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
  pixels: 40_000_000,
}

type Cost = { drawn: number; filters: number; layers: number }

/**
 * Counts what a renderer would draw, following `use`, patterns, masks, markers and the like, before
 * anything is rendered: a few nested references make billions of shapes out of a small file.
 *
 * @throws SvgRefused past the limits, or when references go in a circle
 */
export function checkExpansion(root: SvgElement, rules: StyleRule[]): void {
  const byId = new Map<string, SvgElement>()
  for (const element of walk(root)) {
    const id = element.attributes.get('id')
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const costly = rules.filter((rule) => rule.refers.length > 0 || rule.layered)
  const counts = new Map<SvgElement, Cost | 'counting'>()

  function count(element: SvgElement): Cost {
    const known = counts.get(element)
    if (known === 'counting') throw new SvgRefused('references that go in a circle')
    if (known) return known
    counts.set(element, 'counting')
    const total = { drawn: 1, filters: element.filtered ? 1 : 0, layers: 0 }
    const add = (part: Cost) => {
      total.drawn += part.drawn
      total.filters += part.filters
      total.layers = Math.max(total.layers, part.layers)
    }
    for (const child of element.children) if (typeof child !== 'string') add(count(child))
    const styles = costly.filter((rule) => mayMatch(rule.selector, element))
    for (const rule of styles) if (rule.filtered) total.filters += 1
    for (const id of [...element.refers, ...styles.flatMap((rule) => rule.refers)]) {
      const target = byId.get(id)
      if (target) add(count(target))
    }
    if (element.layered || styles.some((rule) => rule.layered)) total.layers += 1
    if (total.drawn > limits.drawn) throw new SvgRefused('too many repeated shapes')
    if (total.filters > limits.filters) throw new SvgRefused('too many filters')
    if (total.layers > limits.layers) throw new SvgRefused('too many layers inside each other')
    counts.set(element, total)
    return total
  }
  count(root)
}

/** Exact for plain selectors (`.a`, `#a`, `path`); a more involved one counts for every element. */
function mayMatch(selector: string, element: SvgElement): boolean {
  return selector.split(',').some((part) => {
    const plain = /^([.#]?)([\w-]+)$/.exec(part.trim())
    if (!plain) return true
    const [, kind, name = ''] = plain
    if (kind === '#') return element.attributes.get('id') === name
    if (kind === '.') return (element.attributes.get('class') ?? '').split(/\s+/).includes(name)
    return element.name === name
  })
}
