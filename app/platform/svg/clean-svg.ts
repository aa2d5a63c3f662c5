import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { actingKinds, attributes, elements, properties, silent, textual } from './allowed'
import { checkValue, cleanDeclarations, cleanStyleSheet, makesLayer, type StyleRule } from './css'
import { checkEmbedded } from './embedded'
import { checkExpansion, limits, longAttributes } from './limits'
import { SvgRefused } from './refused'
import { settleSize } from './size'
import { count, orTakenOut, type Taken, TakeOut } from './taken'
import { type SvgElement, serialise } from './tree'

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
/** The document type that drawing programs write; it says nothing and is left out. */
const plainDoctype =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01][^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*$/

export type CleanSvg = { svg: string; width: number; height: number; taken: Taken }
type ReadSvg = { root: SvgElement; rules: StyleRule[]; taken: Taken }

/**
 * Rebuilds an SVG from what is allowed: known elements and attributes, references inside the file,
 * embedded PNG and JPEG. What only describes (comments, metadata, other programs' namespaces) is
 * left out; what acts, reaches outside or is not known is taken out and counted. A file that cannot
 * be read, that defines entities, or that costs too much is refused.
 *
 * @returns the new text, its size in pixels and what was taken out
 * @throws SvgRefused
 */
export function cleanSvg(text: string): CleanSvg {
  const { root, rules, taken } = readSvg(text)
  checkExpansion(root, rules)
  const size = settleSize(root)
  root.attributes.set('xmlns', svgSpace)
  return { svg: serialise(root), ...size, taken }
}

/** Reads and cleans an SVG without looking at its size and references. @throws SvgRefused */
export function readSvg(text: string): ReadSvg {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: SvgElement[] = []
  const rules: StyleRule[] = []
  const taken: Taken = {}
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
    if (doctype.length > limits.attribute || !plainDoctype.test(doctype))
      throw new SvgRefused('doctype')
  })
  parser.on('opentag', (tag) => {
    seen += 1
    depth += 1
    if (seen > limits.elements) throw new SvgRefused('elements', { most: limits.elements })
    if (depth > limits.depth) throw new SvgRefused('depth')
    const element = startElement(tag)
    if (!element) {
      if (!root) throw new SvgRefused('no-drawing')
      skipping += 1
      return
    }
    if (!root && tag.local !== 'svg') throw new SvgRefused('no-drawing')
    if (embeddedPixels > limits.pixels) throw new SvgRefused('embedded')
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })

  /** The cleaned element; null when it is left out with all it holds. */
  function startElement(tag: SaxesTagNS): SvgElement | null {
    const acting = actingKinds.get(tag.local.toLowerCase())
    const foreign = tag.uri !== svgSpace && tag.uri !== ''
    const known = elements.has(tag.local) || tag.local === 'a'
    if (acting && (!skipping || acting === 'script')) count(taken, acting)
    if (skipping || foreign || silent.has(tag.local) || !known) {
      for (const { local } of Object.values(tag.attributes)) {
        if (isHandler(local)) count(taken, 'handler')
      }
      if (!skipping && !foreign && !silent.has(tag.local) && !acting) count(taken, 'element')
      return null
    }
    const element = cleanElement(tag, taken)
    // A link is no more than a group of what it holds.
    if (tag.local === 'a') element.name = 'g'
    if (tag.local !== 'image') return element
    const href = element.attributes.get('href') ?? ''
    const pixels = orTakenOut(taken, () => checkEmbedded(href))
    embeddedPixels += pixels ?? 0
    return pixels === null ? null : element
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
    const sheet = cleanStyleSheet(css, taken)
    rules.push(...sheet)
    element.children = [sheet.map((rule) => `${rule.selector}{${rule.text}}`).join('')]
  })
  const onText = (value: string) => {
    const parent = open.at(-1)
    if (!skipping && parent && textual.has(parent.name)) parent.children.push(value)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.write(text).close()
  if (!root) throw new SvgRefused('no-drawing')
  return { root, rules, taken }
}

const isHandler = (name: string) => /^on/i.test(name)

function cleanElement(tag: SaxesTagNS, taken: Taken): SvgElement {
  const element: SvgElement = {
    name: tag.local,
    attributes: new Map(),
    children: [],
    refers: [],
    filtered: false,
    layered: false,
  }
  for (const attribute of Object.values(tag.attributes)) {
    const { local, value } = attribute
    if (value.length > limits.attribute && !longAttributes.has(local)) {
      const name = local.slice(0, 40)
      throw new SvgRefused('attribute', { length: value.length, name })
    }
    orTakenOut(taken, () => {
      addAttribute(element, attribute, taken)
    })
  }
  return element
}

/** @throws TakeOut for an attribute that acts or reaches outside */
function addAttribute(
  element: SvgElement,
  { local, uri, value }: SaxesAttributeNS,
  taken: Taken,
): void {
  if (isHandler(local)) throw new TakeOut('handler')
  if (local.toLowerCase() === 'href' && (uri === linkSpace || uri === '')) {
    addReference(element, value.trim())
    return
  }
  if (/^(src|base|action|formaction)$/i.test(local) && value.trim()) throw new TakeOut('reference')
  if (uri !== '') return
  if (local === 'style') {
    const { text, refers, filtered, layered } = cleanDeclarations(value, taken)
    if (text) element.attributes.set('style', text)
    element.refers.push(...refers)
    element.filtered ||= filtered
    element.layered ||= layered
  } else if (properties.has(local)) {
    const ids = checkValue(value)
    element.refers.push(...ids)
    element.filtered ||= local === 'filter' && ids.length > 0
    element.layered ||= makesLayer(local, value)
    element.attributes.set(local, value)
  } else {
    // Whatever an unknown attribute says, it must not hide a reference.
    if (/url\s*\(/i.test(value)) checkValue(value)
    if (attributes.has(local)) element.attributes.set(local, value)
  }
}

/** Where a link leads is left out with it; other references stay inside the file. */
function addReference(element: SvgElement, href: string): void {
  if (element.name === 'a') return
  if (element.name === 'image') element.attributes.set('href', href)
  else if (/^#[^\s"'()]+$/.test(href)) {
    element.refers.push(href.slice(1))
    element.attributes.set('href', href)
  } else if (href !== '') throw new TakeOut('reference')
}
