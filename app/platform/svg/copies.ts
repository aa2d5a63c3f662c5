import { type Matchers, matchersOf } from './selectors'
import { newElement, type SvgElement, walk } from './tree'
import type { Variables } from './variables'

/**
 * Parts of a drawing that are drawn again with other variables: each becomes a part of its own, since
 * the elements that stay know no variables.
 */
export class Copies {
  /** Variables of the whole drawing. */
  rootVariables: Variables = new Map()
  /** Elements as they were written, before variables were put into them. */
  private readonly written = new Map<SvgElement, SvgElement>()
  private readonly made = new Map<string, SvgElement>()
  private readonly parts = newElement('defs')

  constructor(
    root: SvgElement,
    private readonly byId: Map<string, SvgElement>,
    private readonly matchers: Matchers,
  ) {
    const inRules = [...matchers.values()].flat().some(({ rule }) => declares(rule))
    const inStyles = () => [...walk(root)].some(hasOwn)
    if (!inRules && !inStyles()) return
    for (const element of walk(root)) this.written.set(element, asWritten(element))
  }

  /**
   * Lets a `use` draw a copy where its variables are not those of what it draws.
   *
   * @returns the copy when it is new, as it was written
   */
  forUse(use: SvgElement, variables: Variables): SvgElement | null {
    const id = use.attributes.get('href')?.slice(1) ?? ''
    const target = this.byId.get(id)
    if (!target || !this.written.has(target) || variables.size === 0) return null
    const names = this.namesIn(target)
    const same = [...names].every((name) => variables.get(name) === this.rootVariables.get(name))
    if (names.size === 0 || (same && !this.declaresAround(target))) return null
    const values = [...names].map((name) => `${name}:${variables.get(name) ?? ''}`)
    const key = `${id} ${values.sort().join(';')}`
    const known = this.made.get(key)
    const copy = known ?? this.copyOf(target)
    if (!known) {
      let free = `${id}-${this.made.size + 1}`
      while (this.byId.has(free)) free += '-'
      copy.attributes.set('id', free)
      this.made.set(key, copy)
      this.byId.set(free, copy)
      this.parts.children.push(copy)
    }
    use.attributes.set('href', `#${copy.attributes.get('id')}`)
    return known ? null : copy
  }

  /** Puts the copies before everything else. */
  writeInto(root: SvgElement): void {
    if (this.parts.children.length) root.children.unshift(this.parts)
  }

  /** The variables that a part of the drawing asks for. */
  private namesIn(target: SvgElement): Set<string> {
    const names = new Set<string>()
    for (const element of walk(target)) {
      const rules = element.source ? matchersOf(this.matchers, element.source) : []
      const values = [
        ...(this.written.get(element)?.attributes.values() ?? []),
        ...rules.flatMap(({ rule }) => rule.declarations.map(({ value }) => value)),
      ]
      for (const value of values) {
        for (const [, name = ''] of value.matchAll(/\bvar\(\s*(--[\w-]+)/gi)) names.add(name)
      }
    }
    return names
  }

  /** Whether variables are declared between the root and an element. */
  private declaresAround({ source }: SvgElement): boolean {
    for (let at = source?.parent; at?.parent; at = at.parent) {
      if (hasOwn(at) || matchersOf(this.matchers, at).some(({ rule }) => declares(rule)))
        return true
    }
    return false
  }

  private copyOf(element: SvgElement): SvgElement {
    const written = this.written.get(element) ?? element
    const copy: SvgElement = {
      ...asWritten(written),
      children: written.children.map((child) =>
        typeof child === 'string' ? child : this.copyOf(child),
      ),
    }
    copy.attributes.delete('id')
    this.written.set(copy, asWritten(copy))
    return copy
  }
}

const asWritten = (element: SvgElement): SvgElement => ({
  ...element,
  attributes: new Map(element.attributes),
  children: [...element.children],
})

const declares = ({ declarations }: { declarations: readonly { name: string }[] }) =>
  declarations.some(({ name }) => name.startsWith('--'))

const hasOwn = ({ attributes }: { attributes: ReadonlyMap<string, string> }) =>
  attributes.get('style')?.includes('--') ?? false
