import { lexer } from 'css-tree'
import { applied, geometry, harmless, properties, shorthands, styleOnly } from './allowed'
import { checkValue } from './css'
import { type Measures, plainLengths } from './lengths'
import { plainColors } from './plain-colors'
import { type TakenKind, TakeOut } from './taken'
import { takesBrand, usesVariables } from './variables'

const words = (text: string) => new Set(text.trim().split(/\s+/))

const colors = words('fill stroke color stop-color flood-color background-color')

const inherited = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset color visibility clip-rule
  marker-start marker-mid marker-end color-interpolation color-interpolation-filters paint-order
  shape-rendering text-rendering image-rendering font-family font-size font-style font-weight
  font-variant font-stretch letter-spacing word-spacing text-anchor dominant-baseline direction
  writing-mode white-space text-transform
`)

/** Initial values of inherited properties. */
const initial: Record<string, string> = {
  fill: '#000000',
  stroke: 'none',
  color: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  visibility: 'visible',
  'clip-rule': 'nonzero',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  'color-interpolation-filters': 'linearRGB',
  'paint-order': 'normal',
  'font-size': '16',
  'font-style': 'normal',
  'font-weight': '400',
  'font-variant': 'normal',
  'font-stretch': 'normal',
  'letter-spacing': '0',
  'text-anchor': 'start',
  direction: 'ltr',
  'writing-mode': 'lr-tb',
  'white-space': 'normal',
  'text-transform': 'none',
}

/** Pixels of sizes that have a name. */
const fontSizes: Record<string, string> = {
  'xx-small': '9',
  'x-small': '10',
  small: '13',
  medium: '16',
  large: '18',
  'x-large': '24',
  'xx-large': '32',
  'xxx-large': '48',
  larger: '1.2em',
  smaller: '0.8333em',
}

/** Values that the product's own renderer draws as a browser does; others are effects of a browser. */
const drawn: ReadonlyMap<string, RegExp> = new Map([
  ['vector-effect', /^(none|non-scaling-stroke)$/i],
  ['dominant-baseline', /^(auto|alphabetic|middle|central)$/i],
  ['alignment-baseline', /^(auto|baseline|alphabetic)$/i],
  ['word-spacing', /^(normal|0(px|em)?)$/i],
  ['color-interpolation', /^(auto|srgb)$/i],
  ['image-rendering', /^(auto|smooth|optimizequality|high-quality|-webkit-optimize-contrast)$/i],
  ['font-variant', /^(normal|small-caps)$/i],
  ['clip-path', /^(none|url\([^()]*\))$/i],
  ['mask', /^(none|url\([^()]*\))$/i],
  ['marker-start', /^(none|url\([^()]*\))$/i],
  ['marker-mid', /^(none|url\([^()]*\))$/i],
  ['marker-end', /^(none|url\([^()]*\))$/i],
  ['filter', /^(none|((url|blur|drop-shadow)\((?:[^()]|\([^()]*\))*\)\s*)+)$/i],
  ['mix-blend-mode', /^(?!plus)/i],
  ['writing-mode', /^(lr|lr-tb|horizontal-tb|tb|tb-rl|vertical-rl)$/i],
  ['text-decoration', /^(none|((underline|overline|line-through)\s*)+)$/i],
  ['text-transform', /^(none|uppercase|lowercase)$/i],
  ['white-space', /^(normal|nowrap|pre|pre-wrap|break-spaces)$/i],
])

/** Values that change nothing, of properties that are not kept. */
const nothing =
  /^(normal|none|auto|initial|unset|inherit|start|mixed|solid|0(px|em|%)?|currentcolor)$/i

const wide = /^(inherit|initial|unset|revert|revert-layer)$/i

export const isWide = (value: string): boolean => wide.test(value)

const judged = new Map<string, boolean>()

/**
 * Whether a browser takes a declaration: it leaves out others.
 *
 * @param inline of a `style` attribute, where numbers without a unit are lengths too
 */
export function isValid(name: string, value: string, inline = false): boolean {
  if (isWide(value) || usesVariables(value) || value.length > 500) return true
  if (/^(rx|ry)$/.test(name) && /^auto$/i.test(value)) return true
  if (!lexer.getProperty(name)) return properties.has(name) || geometry.has(name)
  if (/\bfrom\s/.test(value)) return true
  const key = `${name}:${value}`
  let valid = judged.get(key)
  if (valid === undefined) {
    valid = lexer.matchProperty(name, value).error === null
    if (judged.size > 5_000) judged.clear()
    judged.set(key, valid)
  }
  if (valid || !inline) return valid
  const withUnits = value.replace(/(^|[\s,])([+-]?[\d.]+(?:e[+-]?\d+)?)(?=$|[\s,])/gi, '$1$2px')
  return withUnits !== value && isValid(name, withUnits)
}

/** Properties of boxes: the outermost element alone is one. */
const boxes =
  /^(margin|padding|border|outline|box-|background-|position$|top$|left$|right$|bottom$|inset|z-index$|float$|clear$|min-|max-|align-|justify-|place-|flex|grid|gap$|row-gap$|order$|list-style|resize$|object-|table-|column|break-|page-|vertical-align$|text-shadow$|scroll|caret|counter|content$|quotes$)/
/** Those that change what a picture shows of it. */
const ofRoot = /^(margin|padding|border|outline|box-shadow|background-)/

/** As what a property is counted that no drawing of ours has; null for those that it may have. */
export function unknownKind(name: string, value: string, isRoot: boolean): TakenKind | null {
  const known = [properties, styleOnly, shorthands, applied].some((list) => list.has(name))
  if (known || geometry.has(name)) return null
  if (/^(animation|transition|offset)(-|$)/.test(name) && !nothing.test(value)) return 'animation'
  if (boxes.test(name) && !(isRoot && ofRoot.test(name))) return 'unseen'
  const seen = !harmless.has(name) && !name.startsWith('-') && lexer.getProperty(name)
  return seen && !nothing.test(value) ? 'style' : 'unseen'
}

/**
 * A value as every renderer reads it.
 *
 * @returns null when the property needs not be written
 * @throws TakeOut when only a browser draws it
 */
export function settleValue(name: string, value: string, measures: Measures): string | null {
  if (isWide(value)) return settleWide(name, value.toLowerCase())
  checkValue(value)
  const fits = drawn.get(name)
  if (fits && !fits.test(value)) throw new TakeOut('effect')
  if (name === 'alignment-baseline' || name === 'word-spacing' || name === 'color-interpolation') {
    return null
  }
  if (colors.has(name) && !takesBrand(value)) return plainOf(name, value)
  if (name === 'filter')
    return plainOf(
      name,
      value.replace(/url\(\s*["']?(#[^"')\s]+)["']?\s*\)/gi, 'url($1)'),
      measures,
    )
  if (name === 'font-size') {
    const known = fontSizes[value.toLowerCase()]
    if (known) return known
  }
  if (name === 'baseline-shift') {
    const shift = { super: '55%', sub: '-55%', baseline: '0' }[value.toLowerCase()]
    if (shift) return shift
  }
  if (name === 'font-family') return value
  const plain = plainLengths(value, measures)
  if (plain === null) throw new TakeOut('style')
  return plain
}

function plainOf(name: string, value: string, measures?: Measures): string {
  const inLengths = measures ? plainLengths(value, measures) : value
  const plain = inLengths === null ? null : plainColors(inLengths)
  // A word that is no color says nothing to a browser either.
  if (plain === null) throw new TakeOut(isValid(name, value) ? 'style' : 'unseen')
  return plain
}

function settleWide(name: string, value: string): string | null {
  const flows = inherited.has(name)
  if (flows && value !== 'initial') return null
  if (!flows && value !== 'inherit') return null
  const text = flows ? initial[name] : properties.has(name) ? 'inherit' : undefined
  if (text === undefined) throw new TakeOut('style')
  return text
}
