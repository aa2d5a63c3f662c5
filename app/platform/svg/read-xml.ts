import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import {
  actingKinds,
  attributes,
  effectAttributes,
  effects,
  elements,
  properties,
  silent,
  textual,
} from './allowed'
import { checkValue } from './css'
import { checkUses, readDoctype } from './doctype'
import { checkEmbedded } from './embedded'
import { isForAll } from './for-all'
import { limits, longAttributes } from './limits'
import { SvgRefused } from './refused'
import { count, orTakenOut, type Taken, TakeOut } from './taken'
import { newElement, type Source, type SvgElement } from './tree'

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
const xmlSpace = 'http://www.w3.org/XML/1998/namespace'
const namesSpace = 'http://www.w3.org/2000/xmlns/'

/** The text of a `style` element, with what says for whom it is. */
export type Sheet = { css: string; media: string; type: string }
export type ReadXml = { root: SvgElement; sheets: Sheet[] }

/** Stands in a filter for an effect that was left out. */
export const missingEffect = '#missing'

/**
 * Reads an SVG and keeps the known elements and attributes, as they are written. What acts, reaches
 * outside or is not known is left out and counted.
 *
 * @throws SvgRefused
 */
export function readXml(text: string, taken: Taken): ReadXml {
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    // Some programs write the prefix into files without declaring it.
    additionalNamespaces: { xlink: linkSpace },
  })
  const open: SvgElement[] = []
  const sheets: Sheet[] = []
  let root: SvgElement | null = null
  let skipping = 0
  let seen = 0
  let depth = 0
  let embeddedPixels = 0
  let styleLength = 0

  parser.on('error', () => {
    throw new SvgRefused('unreadable')
  })
  parser.on('doctype', (doctype) => {
    const names = readDoctype(doctype)
    checkUses(text, names)
    Object.assign(parser.ENTITIES, Object.fromEntries(names))
  })
  parser.on('comment', () => count(taken, 'comment'))
  parser.on('processinginstruction', ({ target }) => {
    count(taken, target === 'xml-stylesheet' ? 'reference' : 'program')
  })
  parser.on('opentag', (tag) => {
    seen += 1
    depth += 1
    if (seen > limits.elements) throw new SvgRefused('elements', { most: limits.elements })
    if (depth > limits.depth) throw new SvgRefused('depth')
    const parent = open.at(-1)
    const source = skipping ? null : sourceOf(tag, parent?.source ?? null)
    const element = startElement(tag, parent)
    if (!element) {
      if (!root) throw new SvgRefused('no-drawing')
      skipping += 1
      return
    }
    if (!root && tag.local !== 'svg') throw new SvgRefused('no-drawing')
    if (embeddedPixels > limits.pixels) throw new SvgRefused('embedded')
    if (source) element.source = source
    // The text of a style sheet is read apart.
    if (element.name !== 'style') parent?.children.push(element)
    root ??= element
    open.push(element)
  })

  /** The cleaned element; null when it is left out with all it holds. */
  function startElement(tag: SaxesTagNS, parent: SvgElement | undefined): SvgElement | null {
    const name = tag.local
    const acting = actingKinds.get(name.toLowerCase())
    const foreign = tag.uri !== svgSpace && tag.uri !== ''
    const known = elements.has(name) || name === 'a'
    if (skipping) {
      if (acting === 'script') count(taken, acting)
      countHandlers(tag)
      return null
    }
    const why = whyNot()
    if (why) {
      count(taken, why)
      countHandlers(tag)
      if (parent?.name === 'filter' && /^fe/.test(name)) parent.children.push(missing(tag))
      return null
    }
    const element = cleanElement(tag, taken)
    if (acting) count(taken, acting)
    // A link is no more than a group of its contents.
    if (name === 'a') element.name = parent && textual.has(parent.name) ? 'tspan' : 'g'
    if (name !== 'image') return element
    const href = element.attributes.get('href') ?? ''
    const pixels = orTakenOut(taken, () => checkEmbedded(href))
    embeddedPixels += pixels ?? 0
    return pixels === null ? null : element

    function whyNot() {
      const condition = isForAll(tag.attributes)
      if (acting === 'embedded' && condition === 'program' && !foreign) return condition
      if (acting && acting !== 'link') return acting
      if (foreign) return acting ?? 'program'
      if (silent.has(name)) return 'description'
      if (condition !== true) return condition
      if (!known) return effects.has(name) ? 'effect' : 'element'
      if (parent?.name !== 'switch') return null
      // Draws the first part of a switch that is for everybody.
      return parent.children.length > 0 ? 'language' : null
    }
  }

  const countHandlers = (tag: SaxesTagNS) => {
    for (const { local } of Object.values(tag.attributes)) {
      if (isHandler(local)) count(taken, 'handler')
    }
  }

  parser.on('closetag', () => {
    depth -= 1
    if (skipping) {
      skipping -= 1
      return
    }
    const element = open.pop()
    if (element?.name !== 'style') return
    const css = element.children.join('')
    styleLength += css.length
    if (styleLength > limits.style) throw new SvgRefused('style')
    const { attributes } = element.source ?? { attributes: new Map() }
    sheets.push({ css, media: attributes.get('media') ?? '', type: attributes.get('type') ?? '' })
  })
  const onText = (value: string) => {
    const parent = open.at(-1)
    if (!skipping && parent && textual.has(parent.name)) parent.children.push(value)
    else if (!skipping && value.trim()) count(taken, 'unseen')
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.write(text).close()
  if (!root) throw new SvgRefused('no-drawing')
  return { root, sheets }
}

/** Attributes of an element that selectors ask for. */
function sourceOf({ local, attributes }: SaxesTagNS, parent: Source | null): Source {
  const own = Object.values(attributes).filter(({ uri }) => uri === '')
  const source: Source = {
    name: local,
    attributes: new Map(own.map(({ local, value }) => [local, value])),
    parent,
    children: [],
  }
  parent?.children.push(source)
  return source
}

/** Replacement of an effect: its source picture, and its name. */
function missing({ attributes }: SaxesTagNS): SvgElement {
  const of = (name: string) => Object.values(attributes).find(({ local }) => local === name)?.value
  return newElement(missingEffect, { in: of('in'), result: of('result') })
}

const isHandler = (name: string) => /^on/i.test(name)

function cleanElement(tag: SaxesTagNS, taken: Taken): SvgElement {
  const element = newElement(tag.local)
  const links: SaxesAttributeNS[] = []
  for (const attribute of Object.values(tag.attributes)) {
    const { local, uri } = attribute
    if (uri === namesSpace || local === 'xmlns') continue
    if (local === 'href' && (uri === linkSpace || uri === '')) links.push(attribute)
    else orTakenOut(taken, () => addAttribute(element, attribute))
  }
  // The newer spelling counts when both are there, whatever their order.
  const link = links.find(({ uri }) => uri === '') ?? links[0]
  if (links.length > 1) count(taken, 'unseen')
  if (link) orTakenOut(taken, () => addReference(element, link.value.trim()))
  return element
}

/** @throws TakeOut for an attribute that is not kept */
function addAttribute(element: SvgElement, attribute: SaxesAttributeNS): void {
  const { local, uri, value } = attribute
  if (isHandler(local)) throw new TakeOut('handler')
  if (/^(href|src|base|action|formaction)$/i.test(local) && value.trim()) {
    throw new TakeOut('reference')
  }
  if (uri === xmlSpace && local === 'space') {
    element.attributes.set('xml:space', value === 'preserve' ? value : 'default')
    return
  }
  if (uri !== '' || /^(data-(?!brand$)|requiredFeatures$)/.test(local)) throw new TakeOut('program')
  // These are looked at when the element is, and say nothing afterwards.
  if (local === 'systemLanguage' || local === 'requiredExtensions') return
  if (element.name === 'style') return
  const kept = local === 'style' || properties.has(local) || attributes.has(local)
  if (!kept) {
    if (effectAttributes.has(local)) throw new TakeOut('effect')
    // Whatever an unknown attribute says, a reference in it is named.
    if (/url\s*\(/i.test(value.slice(0, limits.attribute)))
      checkValue(value.slice(0, limits.attribute))
    throw new TakeOut('program')
  }
  if (value.length > limits.attribute && !longAttributes.has(local)) {
    throw new SvgRefused('attribute', { length: value.length, name: local })
  }
  element.attributes.set(local, value)
}

/** Adds a reference inside the file or of an image; the target of a link is dropped. */
function addReference(element: SvgElement, href: string): void {
  if (element.name === 'a') return
  if (element.name === 'image' || /^#[^\s"'()]+$/.test(href)) element.attributes.set('href', href)
  else if (href !== '') throw new TakeOut('reference')
}
