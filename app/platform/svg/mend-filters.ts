import { missingEffect } from './read-xml'
import { elementsIn, type SvgElement, walk } from './tree'

/** Pictures that a filter begins with; any other name is that of an effect before. */
const sources = new Set(['SourceGraphic', 'SourceAlpha', 'BackgroundImage', 'BackgroundAlpha'])

/** Effects that take two pictures. */
const twofold = new Set(['feBlend', 'feComposite'])

/**
 * Lets what an effect that was left out took its picture from go on to the effects behind it. A
 * filter of which nothing is left is no longer asked for: an empty one would hide the shape.
 */
export function mendFilters(root: SvgElement): void {
  const emptied = new Set<string>()
  for (const element of walk(root)) {
    if (element.name !== 'filter') continue
    const effects = elementsIn(element)
    element.children = effects.filter(({ name }) => name !== missingEffect)
    if (effects.length) mendEffects(effects)
    const id = element.attributes.get('id')
    if (id && effects.length > 0 && element.children.length === 0) emptied.add(id)
  }
  if (emptied.size === 0) return
  for (const { attributes } of walk(root)) {
    const filter = attributes.get('filter')
    if (!filter) continue
    const rest = filter
      .replace(/url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi, (url, id) => (emptied.has(id) ? '' : url))
      .trim()
    if (rest) attributes.set('filter', rest)
    else attributes.delete('filter')
  }
}

function mendEffects(effects: readonly SvgElement[]): void {
  /** Result that each name refers to; undefined means the result of the effect before. */
  const names = new Map<string, string | undefined>()
  /** Input of an effect that names none. */
  let before: string | undefined
  let last: SvgElement | undefined
  const meaning = (name: string | undefined) => {
    if (name === undefined) return before
    return sources.has(name) ? name : names.get(name)
  }
  /** Names what the last effect made, so that one further on can ask for it. */
  const nameOf = (effect: SvgElement) => {
    const name = effect.attributes.get('result') ?? `made-${effects.indexOf(effect)}`
    effect.attributes.set('result', name)
    return name
  }
  for (const effect of effects) {
    const result = effect.attributes.get('result')
    if (effect.name === missingEffect) {
      const goesOn = meaning(effect.attributes.get('in')) ?? (last ? nameOf(last) : 'SourceGraphic')
      if (result) names.set(result, goesOn)
      before = goesOn
      continue
    }
    for (const asking of [effect, ...elementsIn(effect)]) {
      for (const name of ['in', 'in2']) {
        const asked = asking.attributes.get(name)
        const first = name === 'in' && asking === effect && asked === undefined
        // Renderers differ in what they take for a second picture that is not there.
        const second = name === 'in2' && twofold.has(effect.name) && asking === effect
        const found =
          asked === undefined && !first && !second
            ? undefined
            : (meaning(asked) ??
              (second
                ? (meaning(undefined) ?? (last ? nameOf(last) : 'SourceGraphic'))
                : undefined))
        if (found !== undefined) asking.attributes.set(name, found)
        else if (asked !== undefined) asking.attributes.delete(name)
      }
    }
    if (result) names.set(result, result)
    before = undefined
    last = effect
  }
}
