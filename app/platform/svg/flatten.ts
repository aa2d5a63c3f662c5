import { attributes, geometry, properties, styleOnly } from './allowed'
import { Copies } from './copies'
import { checkValue, type Declaration, mediaFit, readDeclarations, readStyleSheet } from './css'
import { type Measures, plainLengths, toPixels } from './lengths'
import { limits } from './limits'
import { paintBackground } from './paint-background'
import { placeTransform } from './place-transform'
import { isFallbackOf, isWideColor } from './plain-colors'
import type { ReadXml } from './read-xml'
import { SvgRefused } from './refused'
import { type Matchers, matchersOf, readSelectors } from './selectors'
import { longhands } from './shorthands'
import { measure, type ViewBox } from './size'
import { count, type Taken, TakeOut } from './taken'
import { elementsById, elementsIn, type SvgElement, walk } from './tree'
import { isValid, settleValue, unknownKind } from './values'
import {
  declareVariables,
  substitute,
  takesBrand,
  usesVariables,
  type Variables,
} from './variables'

/** Properties that an element passes on to its children. */
type Context = {
  variables: Variables
  textTransform: string
  /** Box of the nearest `svg`, to which percentages of a transformation refer. */
  box: ViewBox | null
}

type Found = { value: string; declaration: Declaration | null }

/**
 * Works the style sheets of a drawing into its elements, as attributes that every renderer reads
 * alike: rules, variables, shorthands, arithmetic, units and colors. No style sheet stays.
 *
 * @throws SvgRefused `rules`, `style` when that takes too long or makes too much
 */
export function flatten({ root, sheets }: ReadXml, taken: Taken): void {
  const rules = sheets.flatMap(({ css, media, type }) => {
    const fits = /^(text\/css)?$/i.test(type.trim()) ? mediaFit(media) : 'unseen'
    if (fits === true) return readStyleSheet(css, taken)
    count(taken, fits)
    return []
  })
  const elements = [...walk(root)]
  const widest = Math.max(0, ...elements.map(({ source }) => source?.children.length ?? 0))
  const matchers = readSelectors(rules, { elements: elements.length, widest }, taken)
  new Flattening(root, matchers, taken).run()
  for (const { declarations } of rules) {
    count(taken, 'unseen', declarations.filter(({ used }) => !used).length)
  }
}

class Flattening {
  private readonly measures: Measures
  private readonly counted = new Set<Declaration>()
  private readonly byId: Map<string, SvgElement>
  private readonly copies: Copies
  private applied = 0
  private length = 0
  private elements = 0

  constructor(
    private readonly root: SvgElement,
    private readonly matchers: Matchers,
    private readonly taken: Taken,
  ) {
    this.byId = elementsById(root)
    this.measures = { viewport: measure(root).size, rem: 16 }
    this.copies = new Copies(root, this.byId, matchers)
  }

  run(): void {
    this.settle(this.root, { variables: new Map(), textTransform: 'none', box: null })
    this.copies.writeInto(this.root)
  }

  private settle(element: SvgElement, context: Context): void {
    this.elements += 1
    if (this.elements > limits.elements) {
      throw new SvgRefused('elements', { most: limits.elements })
    }
    const { attributes: own } = element
    const style = own.get('style')
    const ofStyle = style ? readDeclarations(style, this.taken) : []
    const declarations = this.declarationsOf(element, ofStyle)
    own.delete('style')
    const variables = this.variablesOf(declarations, context.variables)
    const inline = new Set(ofStyle)
    const found = this.cascade(element, declarations, inline, variables)
    if (element === this.root) this.leaveRoot(found)
    const written = this.write(element, found)
    count(this.taken, 'unseen', ofStyle.filter(({ used }) => !used).length)
    const box = element.name === 'svg' ? measure(element).box : context.box
    placeTransform(element, written, { box, measures: this.measures }, (kind) =>
      count(this.taken, kind),
    )
    const textTransform = written.get('text-transform') ?? context.textTransform
    if (textTransform !== 'none') transformText(element, textTransform)
    if (element === this.root) this.copies.rootVariables = variables
    if (element.name === 'use') {
      const copy = this.copies.forUse(element, variables)
      if (copy) this.settle(copy, { ...context, variables })
    }
    const ground = written.get('background-color')
    const inside = { variables, textTransform, box }
    for (const child of elementsIn(element)) this.settle(child, inside)
    if (ground !== undefined && element !== this.root) count(this.taken, 'unseen')
    else if (ground !== undefined) paintBackground(element, ground)
  }

  /** The declarations that are true of an element, the strongest last. */
  private declarationsOf({ source }: SvgElement, ofStyle: readonly Declaration[]): Declaration[] {
    const matched = source ? matchersOf(this.matchers, source) : []
    const sorted = matched.sort((a, b) => a.specificity - b.specificity || a.order - b.order)
    const all = [...sorted.flatMap(({ rule }) => rule.declarations), ...ofStyle]
    this.applied += all.length
    if (this.applied > limits.applied) throw new SvgRefused('rules')
    return [...all.filter((d) => !d.important), ...all.filter((d) => d.important)]
  }

  private variablesOf(declarations: readonly Declaration[], inherited: Variables): Variables {
    const declared = new Map<string, string>()
    for (const declaration of declarations) {
      if (!declaration.name.startsWith('--')) continue
      declared.set(declaration.name, declaration.value)
      declaration.used = true
    }
    return declared.size ? declareVariables(declared, inherited) : inherited
  }

  /** Values of the properties: those of the attributes, and of the declarations over them. */
  private cascade(
    element: SvgElement,
    declarations: readonly Declaration[],
    inline: ReadonlySet<Declaration>,
    variables: Variables,
  ): Map<string, Found> {
    const found = new Map<string, Found>()
    for (const [name, value] of element.attributes) {
      if (!properties.has(name) && !isGeometry(name, element)) continue
      const text = usesVariables(value) ? this.withVariables(name, value, variables) : value
      if (text !== null) found.set(name, { value: text, declaration: null })
      else element.attributes.delete(name)
    }
    for (const declaration of declarations) {
      const { name, value } = declaration
      if (name.startsWith('--')) continue
      const unknown = unknownKind(name, value, element === this.root)
      if (unknown) {
        this.countOnce(declaration, unknown)
        continue
      }
      if (!isValid(name, value, inline.has(declaration))) continue
      const text = usesVariables(value)
        ? (this.withVariables(name, value, variables) ?? 'unset')
        : value
      const pairs = longhands(name, text)
      if (!pairs) this.countOnce(declaration, 'style')
      for (const [each, its] of pairs ?? []) {
        const before = found.get(each)
        if (before && isFallbackOf(before.value, its)) {
          if (each === 'stop-color') this.countOnce(declaration, 'effect')
          continue
        }
        if (before && !before.declaration) count(this.taken, 'unseen')
        found.set(each, { value: its, declaration })
      }
    }
    return found
  }

  /** Leaves out what only a browser does with the outermost element: to others it is no shape. */
  private leaveRoot(found: Map<string, Found>): void {
    for (const name of ['transform', 'clip-path', 'mask', 'filter', 'display']) {
      const said = found.get(name)
      if (!said) continue
      if (said.declaration) said.declaration.used = true
      count(this.taken, name === 'display' || said.value === 'none' ? 'unseen' : 'style')
      this.root.attributes.delete(name)
      found.delete(name)
    }
  }

  private withVariables(name: string, value: string, variables: Variables): string | null {
    const text = substitute(value, variables)
    if (text === null) {
      count(this.taken, 'style')
      return null
    }
    const fits = takesBrand(text) || properties.has(name) || isValid(name, text)
    return fits ? text : null
  }

  /** @returns the properties that are worked into others */
  private write(element: SvgElement, found: ReadonlyMap<string, Found>): Map<string, string> {
    const { attributes: own } = element
    const apart = new Map<string, string>()
    const styles: string[] = []
    for (const [name, { value, declaration }] of found) {
      const text = this.settled(element, name, value, declaration)
      // Between such colors a browser passes through others than between the same in sRGB.
      if (name === 'stop-color' && isWideColor(value)) count(this.taken, 'effect')
      if (declaration) declaration.used = true
      if (text === null) own.delete(name)
      else if (styleOnly.has(name)) styles.push(`${name}:${text}`)
      else if (apartFrom.has(name)) {
        own.delete(name)
        apart.set(declaration && name === 'transform' ? 'css-transform' : name, text)
      } else if (name === 'white-space') {
        own.delete(name)
        own.set('xml:space', /^(pre|pre-wrap|break-spaces)$/i.test(text) ? 'preserve' : 'default')
      } else {
        if (declaration) this.length += text.length
        own.set(name, text)
      }
    }
    if (this.length > limits.written) throw new SvgRefused('style')
    if (styles.length) own.set('style', styles.join(';'))
    this.settleOthers(element, found)
    return apart
  }

  private settled(
    element: SvgElement,
    name: string,
    value: string,
    declaration: Declaration | null,
  ): string | null {
    try {
      if (geometry.has(name)) return this.settleGeometry(element, name, value, declaration)
      if (name === 'transform' && !declaration) {
        checkValue(value)
        return value
      }
      return settleValue(name, value, this.measures)
    } catch (error) {
      if (!(error instanceof TakeOut)) throw error
      if (declaration) this.countOnce(declaration, error.kind)
      else count(this.taken, error.kind)
      return null
    }
  }

  /** @throws TakeOut */
  private settleGeometry(
    element: SvgElement,
    name: string,
    value: string,
    declaration: Declaration | null,
  ): string | null {
    if (!isGeometry(name, element)) throw new TakeOut('unseen')
    if (name === 'd') {
      const path = /^path\(\s*(["'])(.*)\1\s*\)$/is.exec(value)?.[2]
      if (declaration && !path && !/^none$/i.test(value)) throw new TakeOut('style')
      return declaration ? (path ?? null) : value
    }
    if (element === this.root && (name === 'x' || name === 'y')) throw new TakeOut('unseen')
    if (element === this.root && declaration) return this.settleRootSize(name, value)
    if (/^(auto|initial|unset|revert)$/i.test(value)) return null
    const text = plainLengths(value, this.measures)
    if (text === null) throw new TakeOut('style')
    return text
  }

  /** A picture has the size that its attributes or its view box say. */
  private settleRootSize(name: string, value: string): string | null {
    const { size, box } = measure(this.root)
    const side = name === 'width' ? 'width' : 'height'
    const pixels = toPixels(value, this.measures)
    if (!size && !box && pixels !== null) return String(pixels)
    const given = this.root.attributes.get(name)
    // Without such attributes a picture has the shape of the view box.
    const { attributes: own } = this.root
    const open = !own.has('width') && !own.has('height')
    if (pixels !== null && !open && pixels !== size?.[side]) throw new TakeOut('style')
    return given ?? null
  }

  /** Lengths and references of attributes that are no properties. */
  private settleOthers(element: SvgElement, found: ReadonlyMap<string, Found>): void {
    for (const [name, value] of [...element.attributes]) {
      if (found.has(name) || !attributes.has(name)) continue
      try {
        if (/url\s*\(/i.test(value)) checkValue(value)
        if (!lengthAttributes.has(name)) continue
        const text = plainLengths(value, this.measures)
        if (text === null) throw new TakeOut('style')
        element.attributes.set(name, text)
      } catch (error) {
        if (!(error instanceof TakeOut)) throw error
        count(this.taken, error.kind)
        element.attributes.delete(name)
      }
    }
  }

  private countOnce(declaration: Declaration, kind: Parameters<typeof count>[1]): void {
    declaration.used = true
    if (this.counted.has(declaration)) return
    this.counted.add(declaration)
    count(this.taken, kind)
  }
}

const apartFrom = new Set([
  'transform',
  'transform-origin',
  'transform-box',
  'text-transform',
  'background-color',
])

const isGeometry = (name: string, element: SvgElement): boolean =>
  geometry.get(name)?.has(element.name) ?? false

/** Attributes that hold lengths. */
const lengthAttributes = new Set(
  `x y width height x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy markerWidth markerHeight refX
  refY`.split(/\s+/),
)

function transformText(element: SvgElement, how: string): void {
  element.children = element.children.map((child) => {
    if (typeof child !== 'string') return child
    return how === 'uppercase' ? child.toUpperCase() : child.toLowerCase()
  })
}
