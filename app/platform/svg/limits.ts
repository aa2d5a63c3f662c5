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
  /** Characters of one attribute, but for `longAttributes`. */
  attribute: 10_000,
  /** Characters of all style sheets together. */
  style: 256 * 1024,
  /** Selectors times elements: whoever draws asks each of each. */
  matches: 2_000_000,
}

/** Attributes that grow with the drawing: its shapes and embedded pictures. */
export const longAttributes: ReadonlySet<string> = new Set(['d', 'points', 'href'])

type Cost = { drawn: number; filters: number; layers: number }

/**
 * Counts what a renderer would draw, following `use`, patterns, masks, markers and the like, before
 * anything is rendered: a few nested references make billions of shapes out of a small file.
 *
 * @throws SvgRefused past the limits, or when references go in a circle
 */
export function checkExpansion(root: SvgElement, rules: StyleRule[]): void {
  const byId = new Map<string, SvgElement>()
  let elements = 0
  for (const element of walk(root)) {
    elements += 1
    const id = element.attributes.get('id')
    if (id && !byId.has(id)) byId.set(id, element)
  }
  const selectors = rules.reduce((sum, { selector }) => sum + compounds(selector), 0)
  if (selectors * elements > limits.matches) throw new SvgRefused('rules')
  const costly = rules
    .filter((rule) => rule.refers.length > 0 || rule.layered)
    .map((rule) => ({ ...rule, parts: rule.selector.split(',').map(readSelector) }))
  const counts = new Map<SvgElement, Cost | 'counting'>()

  function count(element: SvgElement): Cost {
    const known = counts.get(element)
    if (known === 'counting') throw new SvgRefused('circle')
    if (known) return known
    counts.set(element, 'counting')
    const total = { drawn: 1, filters: element.filtered ? 1 : 0, layers: 0 }
    const add = (part: Cost) => {
      total.drawn += part.drawn
      total.filters += part.filters
      total.layers = Math.max(total.layers, part.layers)
    }
    for (const child of element.children) if (typeof child !== 'string') add(count(child))
    const classes = new Set(element.attributes.get('class')?.split(/\s+/))
    const styles = costly.filter((rule) =>
      rule.parts.some((part) => mayMatch(part, element, classes)),
    )
    for (const rule of styles) if (rule.filtered) total.filters += 1
    for (const id of [...element.refers, ...styles.flatMap((rule) => rule.refers)]) {
      const target = byId.get(id)
      if (target) add(count(target))
    }
    if (element.layered || styles.some((rule) => rule.layered)) total.layers += 1
    if (total.drawn > limits.drawn) throw new SvgRefused('repeated')
    if (total.filters > limits.filters) throw new SvgRefused('filters')
    if (total.layers > limits.layers) throw new SvgRefused('layers')
    counts.set(element, total)
    return total
  }
  count(root)
}

/** Parts that are matched one by one: `a b, .c` has three. */
const compounds = (selector: string) => selector.split(/[\s,>+~]+/).length

type Plain = { kind: string; name: string }

/** A plain selector (`.a`, `#a`, `path`); null for a more involved one. */
function readSelector(text: string): Plain | null {
  const plain = /^([.#]?)([\w-]+)$/.exec(text.trim())
  return plain && { kind: plain[1] ?? '', name: plain[2] ?? '' }
}

/** Exact for plain selectors; a more involved one counts for every element. */
function mayMatch(
  selector: Plain | null,
  element: SvgElement,
  classes: ReadonlySet<string>,
): boolean {
  if (!selector) return true
  const { kind, name } = selector
  if (kind === '#') return element.attributes.get('id') === name
  if (kind === '.') return classes.has(name)
  return element.name === name
}
