import { limits } from './limits'
import { count, type Taken } from './taken'
import { elementsIn, newElement, type SvgElement, walk } from './tree'

const places = ['x', 'y', 'dx', 'dy'] as const

/**
 * Gives letters that have places of their own (`x="0 12 20"`) elements of their own: the product's
 * renderer knows one place for each.
 */
export function placeLetters(root: SvgElement, taken: Taken): void {
  let elements = [...walk(root)].length
  place(root, false)

  function place(element: SvgElement, around: boolean): void {
    const space = element.attributes.get('xml:space')
    const preserved = space === undefined ? around : space === 'preserve'
    const inside = elementsIn(element)
    if (element.name === 'text' || element.name === 'tspan') split(element, preserved)
    for (const child of inside) place(child, preserved)
  }

  function split(element: SvgElement, preserved: boolean): void {
    const lists = places.map((name) => [name, numbersOf(element, name)] as const)
    const most = Math.max(...lists.map(([, list]) => list.length))
    if (most < 2) return
    const whole = element.children.every((child) => typeof child === 'string')
    const letters = whole ? [...shown(element.children.join(''), preserved)] : []
    elements += Math.min(most, letters.length)
    if (!whole || elements > limits.elements) {
      count(taken, 'effect')
      for (const [name, [first]] of lists) if (first) element.attributes.set(name, first)
      return
    }
    const alone = letters.slice(0, most)
    const rest = letters.slice(most).join('')
    element.attributes.set('xml:space', 'preserve')
    element.children = alone.map((letter, at) => {
      const own = lists.flatMap(([name, list]) => (list[at] ? [[name, list[at]] as const] : []))
      return newElement('tspan', Object.fromEntries(own), [
        at === alone.length - 1 ? letter + rest : letter,
      ])
    })
    for (const name of places) element.attributes.delete(name)
  }
}

const numbersOf = ({ attributes }: SvgElement, name: string): string[] => {
  const text = attributes.get(name)?.trim()
  return text ? text.split(/[\s,]+/) : []
}

/** The letters of a text that are shown: spaces are one, and none at its ends. */
const shown = (text: string, preserved: boolean) =>
  preserved
    ? text.replace(/[\n\t\r]/g, ' ')
    : text
        .replace(/[\n\r]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
