import { functions, properties } from './allowed'
import { SvgRefused } from './refused'

const brandVariable = /^var\(\s*--brand-(primary|secondary)\s*(,\s*[#\w%.,\s()-]*)?\)$/i

/**
 * Checks one value and returns the ids it refers to with `url(#…)`.
 *
 * @throws SvgRefused for `url()` to anything but a part of the same file, for unknown functions,
 * and for escapes, which exist to hide them
 */
export function checkValue(value: string): string[] {
  if (value.includes('\\')) throw new SvgRefused('an escaped style value')
  const ids: string[] = []
  for (const [, name = ''] of value.matchAll(/([a-z_-][\w-]*)\s*\(/gi)) {
    if (!functions.has(name.toLowerCase())) throw new SvgRefused(`the style function ${name}()`)
  }
  for (const [whole] of value.matchAll(/url\s*\([^)]*\)?/gi)) {
    const local = /^url\(\s*(["']?)#([^"'()\s]+)\1\s*\)$/i.exec(whole)
    if (!local?.[2]) throw new SvgRefused('a reference to another file (url)')
    ids.push(local[2])
  }
  for (const [whole] of value.matchAll(/var\s*\((?:[^()]|\([^()]*\))*\)?/gi)) {
    if (!brandVariable.test(whole)) throw new SvgRefused('a style variable that is not the brand’s')
  }
  return ids
}

type Declarations = { text: string; refers: string[]; filtered: boolean; layered: boolean }

/** Whether a property makes the renderer draw the element on a layer of its own. */
export function makesLayer(property: string, value: string): boolean {
  if (property === 'opacity') return !/^\s*(1(\.0*)?|100%)\s*$/.test(value)
  if (property === 'isolation') return /isolate/i.test(value)
  if (property === 'mix-blend-mode') return !/^\s*normal\s*$/i.test(value)
  return (property === 'mask' || property === 'filter') && /url\s*\(/i.test(value)
}

/** Keeps the known properties of `a: b; c: d`. @throws SvgRefused like `checkValue` */
export function cleanDeclarations(css: string): Declarations {
  const kept: string[] = []
  const refers: string[] = []
  let filtered = false
  let layered = false
  for (const part of withoutComments(css).split(';')) {
    const colon = part.indexOf(':')
    if (colon < 0) {
      if (part.trim()) checkValue(part)
      continue
    }
    const name = part.slice(0, colon).trim().toLowerCase()
    const value = part.slice(colon + 1).trim()
    const ids = checkValue(value)
    if (name === 'behavior' || name === '-moz-binding') throw new SvgRefused(`the style ${name}`)
    if (!properties.has(name) || !value) continue
    kept.push(`${name}:${value}`)
    refers.push(...ids)
    if (name === 'filter' && ids.length) filtered = true
    layered ||= makesLayer(name, value)
  }
  return { text: kept.join(';'), refers, filtered, layered }
}

export type StyleRule = { selector: string } & Declarations

/** The rules of a style sheet, cleaned. @throws SvgRefused for at-rules and what `checkValue` refuses */
export function cleanStyleSheet(css: string): StyleRule[] {
  const text = withoutComments(css)
  if (text.includes('\\')) throw new SvgRefused('an escaped style value')
  const at = /@[\w-]*/.exec(text)
  if (at) throw new SvgRefused(`the style rule ${at[0]}`)
  const rules: StyleRule[] = []
  const rest = text.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
    if (!/^[\w\s.#,:>*+~()[\]="'-]+$/.test(selector))
      throw new SvgRefused('an unreadable style rule')
    rules.push({ selector: selector.trim().replace(/\s+/g, ' '), ...cleanDeclarations(body) })
    return ''
  })
  if (rest.trim()) throw new SvgRefused('an unreadable style rule')
  return rules
}

function withoutComments(css: string): string {
  if (css.includes('<')) throw new SvgRefused('markup in a style')
  const text = css.replace(/\/\*[\s\S]*?\*\//g, ' ')
  if (text.includes('/*')) throw new SvgRefused('an unreadable style rule')
  return text
}
