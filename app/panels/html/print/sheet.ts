import { createHash } from 'node:crypto'
import type { Theme } from '../../color/theme'
import { cornerOf } from '../../dress/corners'
import { baseCss } from '../base-css'
import { drawnAt, widths } from '../layout/widths'

export type Declarations = Record<string, string>

/** What a property is again where only other widths set it. */
const initial: Declarations = {
  width: 'auto',
  'max-width': 'none',
  'min-width': '0',
  'min-height': '0',
  height: 'auto',
  position: 'static',
  'flex-direction': 'row',
  'flex-wrap': 'nowrap',
  'aspect-ratio': 'auto',
  'container-type': 'normal',
  'grid-template-columns': 'none',
  'align-self': 'auto',
  padding: '0',
  top: 'auto',
  left: 'auto',
  right: 'auto',
  bottom: 'auto',
  'background-color': 'transparent',
  'background-image': 'none',
  'border-radius': '0',
  gap: '0',
  'white-space': 'normal',
  margin: '0',
  'justify-content': 'flex-start',
  'align-items': 'stretch',
  'flex-shrink': '1',
  'flex-grow': '0',
  'flex-basis': 'auto',
  inset: 'auto',
  order: '0',
  'grid-column': 'auto',
  border: '0',
  'box-shadow': 'none',
  'text-align': 'inherit',
  'z-index': 'auto',
}

/** A value that could end its rule is left out, whatever it came from. */
const isSafe = (value: string) => !/[<>{};\\]|\/\*/.test(value)

const textOf = (declarations: Declarations) =>
  Object.entries(declarations)
    .filter(([, value]) => isSafe(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

function difference(from: Declarations, to: Declarations): string {
  const changed: Declarations = {}
  for (const name of new Set([...Object.keys(to), ...Object.keys(from)])) {
    if (to[name] !== from[name]) changed[name] = to[name] ?? initial[name] ?? 'unset'
  }
  return textOf(changed)
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^(#|rgba?\()/.test(value)

const colorsOf = (t: Theme) =>
  Object.entries(t).filter((entry): entry is [string, string] => isColor(entry[1]))

/** Rules of a page by the query that they are in, by none for all widths. */
export type SheetRules = readonly (readonly [query: string, rules: readonly string[]])[]

/** One style for the rules of one page or of several, with those of every page before them. */
export function cssOf(all: Iterable<SheetRules>): string {
  const merged = new Map<string, Set<string>>([['', new Set()]])
  for (const [query, rules] of [...all].flat()) {
    const known = merged.get(query) ?? new Set()
    for (const rule of rules) known.add(rule)
    merged.set(query, known)
  }
  const text = [...merged].map(([query, rules]) =>
    query === '' ? [...rules].join('\n') : `@container panel ${query}{${[...rules].join('')}}`,
  )
  return `${[baseCss, ...text].join('\n')}\n`
}

/** Names by what they stand for: the same on all pages of a website. */
const nameByContent = (key: string) =>
  `x${createHash('sha256').update(key).digest('base64url').replace(/[-_]/g, '').slice(0, 8)}`

/** The style of a page: a class for each set of rules, however many elements have it. */
export class Sheet {
  private readonly shared: boolean
  private readonly names = new Map<string, string>()
  private readonly rules: string[] = []
  private readonly narrower = new Map<string, string[]>()
  private readonly themes = new Map<string, string>()

  /** @param shared whether pages that are printed by themselves have one style */
  constructor({ shared = false } = {}) {
    this.shared = shared
  }

  /** A class for the declarations at each width: the last are the rule, of the others the difference. */
  classFor(all: readonly Declarations[]): string {
    const key = JSON.stringify(all)
    const known = this.names.get(key)
    if (known) return known
    const name = this.shared ? nameByContent(key) : `x${this.names.size.toString(36)}`
    this.names.set(key, name)
    const drawn = all[drawnAt] ?? {}
    const text = textOf(drawn)
    if (text) this.rules.push(`.${name}{${text}}`)
    const differences = all.slice(0, drawnAt).map((at) => difference(drawn, at))
    for (let from = 0; from < drawnAt; ) {
      let to = from + 1
      while (to < drawnAt && differences[to] === differences[from]) to += 1
      if (differences[from]) this.within(from, to, `.${name}{${differences[from]}}`)
      from = to
    }
    return name
  }

  /** The same at all widths. */
  classOf = (declarations: Declarations): string => this.classFor(widths.map(() => declarations))

  /** Rules of a kind of section, on pages that have one. */
  include(rules: string): void {
    if (!this.rules.includes(rules)) this.rules.push(rules)
  }

  private within(from: number, to: number, rule: string): void {
    const below = `(max-width:${(widths[to] ?? 0) - 0.02}px)`
    const query = from === 0 ? below : `(min-width:${widths[from]}px) and ${below}`
    const rules = this.narrower.get(query)
    if (rules) rules.push(rule)
    else this.narrower.set(query, [rule])
  }

  /** A class that gives a theme's colors their names. */
  classOfTheme(t: Theme): string {
    const name = `t-${t.scheme}`
    const { corners = 'round' } = t.brand
    // Of what no panel draws: the bar and the menu of phones.
    const corner = corners === 'round' ? [] : [['--corner', `${cornerOf(12, corners)}px`]]
    const colors = colorsOf(t).map(([color, value]) => [`--${color}`, value])
    const all = Object.fromEntries([...colors, ...corner])
    if (!this.themes.has(name)) this.themes.set(name, textOf(all))
    return name
  }

  parts(): SheetRules {
    const themes = [...this.themes].map(([name, colors]) => `.${name}{${colors}}`)
    return [['', [...themes, ...this.rules]], ...this.narrower]
  }

  css(): string {
    return cssOf([this.parts()])
  }
}

/** Colors of the theme by their names, so that a sheet says each of them once. */
export function paintOf(t: Theme): (value: unknown) => string {
  const names = new Map(colorsOf(t).map(([name, value]) => [value, name]))
  return (value) =>
    String(value).replace(/#[0-9a-fA-F]{6}\b(?![0-9a-fA-F])|rgba\([^)]+\)/g, (color) => {
      const name = names.get(color)
      return name ? `var(--${name})` : color
    })
}
