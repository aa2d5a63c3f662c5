import { compile, type Options } from 'css-select'
import { parse, type Selector } from 'css-what'
import type { StyleRule } from './css'
import { limits } from './limits'
import { SvgRefused } from './refused'
import { count, type Taken } from './taken'
import type { Source } from './tree'

type Matcher = {
  matches: (source: Source) => boolean
  /** As CSS counts it: ids, then classes, then names, a thousand of each at most. */
  specificity: number
  /** Position in the sheet: if two rules are equally specific, the later one counts. */
  order: number
  rule: StyleRule
}

const options: Options<Source, Source> = {
  xmlMode: true,
  relativeSelector: false,
  adapter: {
    isTag: (node): node is Source => node !== null,
    getAttributeValue: ({ attributes }, name) => attributes.get(name),
    getChildren: ({ children }) => children,
    getName: ({ name }) => name,
    getParent: ({ parent }) => parent,
    getSiblings: (node) => node.parent?.children ?? [node],
    getText: () => '',
    hasAttrib: ({ attributes }, name) => attributes.has(name),
    removeSubsets: (nodes) => nodes,
  },
}

/** Pseudo-classes about the position in the tree. */
const structural = new Set(
  `root empty first-child last-child only-child nth-child nth-last-child first-of-type last-of-type
  only-of-type nth-of-type nth-last-of-type`.split(/\s+/),
)
const nesting = new Set(['not', 'is', 'where', 'matches'])
/** True of no part of a picture: nobody points at it. */
const interactive = new Set(
  `hover focus active visited link any-link target focus-within focus-visible checked disabled enabled
  target-within`.split(/\s+/),
)

/** Rules by what their last part asks for, so that most are never compared with an element. */
export type Matchers = Map<string, Matcher[]>

/**
 * Makes selectors of a file comparable with its elements. Those that can be true of no picture, or
 * are not understood, are counted.
 *
 * @throws SvgRefused `rules` when comparing would take too long
 */
export function readSelectors(
  rules: readonly StyleRule[],
  { elements, widest }: { elements: number; widest: number },
  taken: Taken,
): Matchers {
  const found: Matchers = new Map()
  let compounds = 0
  let slow = 0
  for (const rule of rules) {
    const selectors = splitList(rule.selector).map((text) => {
      compounds += text.split(/[\s>+~]+/).length
      if (/[~:]/.test(text)) slow += 1
      if (compounds * elements > limits.matches || slow * elements * widest > limits.comparisons) {
        throw new SvgRefused('rules')
      }
      return parsedSelector(text)
    })
    // One that cannot be read takes the others of its rule with it, as everywhere in CSS.
    if (selectors.includes(null)) count(taken, 'style')
    else
      for (const parsed of selectors)
        if (parsed) {
          const kind = kindOf(parsed)
          if (kind !== 'usable') {
            count(taken, kind === 'never' ? 'unseen' : 'style')
            continue
          }
          const key = keyOf(parsed)
          const list = found.get(key) ?? []
          list.push({
            matches: compile<Source, Source>([parsed], options),
            specificity: specificityOf(parsed),
            order: compounds,
            rule,
          })
          found.set(key, list)
        }
  }
  return found
}

/** The rules that are true of an element. */
export function matchersOf(matchers: Matchers, source: Source): Matcher[] {
  const classes = new Set(source.attributes.get('class')?.split(/\s+/))
  const id = source.attributes.get('id')
  const keys = ['*', source.name, ...(id ? [`#${id}`] : []), ...[...classes].map((c) => `.${c}`)]
  return keys.flatMap((key) => matchers.get(key) ?? []).filter(({ matches }) => matches(source))
}

/** `a, b:is(c, d)` has two. */
function splitList(selector: string): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const letter of selector) {
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('(['.includes(letter)) depth += 1
    else if (')]'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0 && !quote) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

function parsedSelector(text: string): Selector[] | null {
  if (text.length > 1_000) return null
  if (/[|&]/.test(text.replace(/\[[^\]]*\]/g, '').replace(/^\*\|/, ''))) return null
  try {
    const [selector, ...others] = parse(text.replace(/^\*\|/, ''))
    return selector && others.length === 0 ? selector : null
  } catch {
    return null
  }
}

function kindOf(selector: readonly Selector[], level = 0): 'usable' | 'never' | 'unknown' {
  let kind: 'usable' | 'never' | 'unknown' = 'usable'
  for (const part of selector) {
    if (part.type === 'pseudo-element' || part.type === 'parent') return 'unknown'
    if (part.type === 'column-combinator') return 'unknown'
    if (part.type !== 'pseudo') continue
    const { name, data } = part
    if (nesting.has(name) && Array.isArray(data) && level < 3) {
      if (data.some((inner) => kindOf(inner, level + 1) !== 'usable')) return 'unknown'
    } else if (interactive.has(name)) kind = 'never'
    else if (!structural.has(name)) return 'unknown'
  }
  return kind
}

const combinators = new Set(['descendant', 'child', 'adjacent', 'sibling'])

/** Key of its last part: an id, a class or a name. */
function keyOf(selector: readonly Selector[]): string {
  const from = selector.findLastIndex(({ type }) => combinators.has(type))
  let key = '*'
  for (const part of selector.slice(from + 1)) {
    if (part.type === 'attribute' && part.name === 'id' && part.action === 'equals') {
      return `#${part.value}`
    }
    if (part.type === 'attribute' && part.name === 'class' && part.action === 'element') {
      key = `.${part.value}`
    } else if (part.type === 'tag' && key === '*') key = part.name
  }
  return key
}

/** See CSS Selectors 4, section 17. */
function specificityOf(selector: readonly Selector[]): number {
  const sum = [0, 0, 0]
  for (const part of selector) {
    if (part.type === 'tag') sum[2] = (sum[2] ?? 0) + 1
    else if (part.type === 'attribute') {
      const at = part.name === 'id' && part.action === 'equals' ? 0 : 1
      sum[at] = (sum[at] ?? 0) + 1
    } else if (part.type === 'pseudo' && nesting.has(part.name) && Array.isArray(part.data)) {
      if (part.name !== 'where') {
        const most = Math.max(0, ...part.data.map(specificityOf))
        sum[0] = (sum[0] ?? 0) + Math.floor(most / 1e6)
        sum[1] = (sum[1] ?? 0) + Math.floor((most % 1e6) / 1e3)
        sum[2] = (sum[2] ?? 0) + (most % 1e3)
      }
    } else if (part.type === 'pseudo') sum[1] = (sum[1] ?? 0) + 1
  }
  const [ids = 0, classes = 0, names = 0] = sum.map((n) => Math.min(n, 999))
  return ids * 1e6 + classes * 1e3 + names
}
