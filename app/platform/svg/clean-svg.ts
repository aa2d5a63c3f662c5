import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { attributes, elements, properties, refusedNames, silent, textual } from './allowed'
import { checkValue, cleanDeclarations, cleanStyleSheet, makesLayer, type StyleRule } from './css'
import { checkEmbedded } from './embedded'
import { checkExpansion, limits } from './limits'
import { SvgRefused } from './refused'
import { settleSize } from './size'
import { type SvgElement, serialise } from './tree'

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
/** The document type that drawing programs write; it says nothing and is left out. */
const plainDoctype =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01][^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*$/

export type CleanSvg = { svg: string; width: number; height: number }

/**
 * Rebuilds an SVG from what is allowed: known elements and attributes, references inside the file,
 * embedded PNG and JPEG. What only describes (comments, metadata, other programs' namespaces) is
 * left out; what acts or reaches outside makes the whole file refused, by name.
 *
 * @returns the new text and its size in pixels
 * @throws SvgRefused
 */
export function cleanSvg(text: string): CleanSvg {
  const { root, rules } = readSvg(text)
  checkExpansion(root, rules)
  const size = settleSize(root)
  root.attributes.set('xmlns', svgSpace)
  return { svg: serialise(root), ...size }
}

/** Reads and checks an SVG without its size and references. @throws SvgRefused */
export function readSvg(text: string): { root: SvgElement; rules: StyleRule[] } {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: SvgElement[] = []
  const rules: StyleRule[] = []
  let root: SvgElement | null = null
  let skipping = 0
  let count = 0
  let depth = 0
  let embeddedPixels = 0

  parser.on('error', () => {
    throw new SvgRefused('markup that cannot be read')
  })
  parser.on('doctype', (doctype) => {
    if (!plainDoctype.test(doctype))
      throw new SvgRefused('a document type with its own definitions')
  })
  parser.on('opentag', (tag) => {
    count += 1
    depth += 1
    if (count > limits.elements) throw new SvgRefused(`more than ${limits.elements} elements`)
    if (depth > limits.depth) throw new SvgRefused('elements nested too deeply')
    refuseByName(tag)
    const foreign = tag.uri !== svgSpace && tag.uri !== ''
    if (skipping || foreign || silent.has(tag.local)) {
      if (!root) throw new SvgRefused('no drawing')
      refuseHandlers(tag)
      skipping += 1
      return
    }
    if (!elements.has(tag.local)) throw new SvgRefused(`the element <${tag.local.slice(0, 40)}>`)
    if (!root && tag.local !== 'svg') throw new SvgRefused('no drawing')
    const element = cleanElement(tag)
    if (tag.local === 'image') embeddedPixels += checkEmbedded(element.attributes.get('href') ?? '')
    if (embeddedPixels > limits.pixels) throw new SvgRefused('embedded pictures that are too large')
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    depth -= 1
    if (skipping) {
      skipping -= 1
      return
    }
    const element = open.pop()
    if (element?.name !== 'style') return
    const sheet = cleanStyleSheet(element.children.join(''))
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
  if (!root) throw new SvgRefused('no drawing')
  return { root, rules }
}

function refuseByName(tag: SaxesTagNS): void {
  const name = refusedNames[tag.local.toLowerCase()]
  if (name) throw new SvgRefused(name)
}

function refuseHandlers(tag: SaxesTagNS): void {
  for (const { local } of Object.values(tag.attributes)) {
    if (/^on/i.test(local)) throw new SvgRefused(`an event handler (${local.slice(0, 40)})`)
  }
}

function cleanElement(tag: SaxesTagNS): SvgElement {
  refuseHandlers(tag)
  const element: SvgElement = {
    name: tag.local,
    attributes: new Map(),
    children: [],
    refers: [],
    filtered: false,
    layered: false,
  }
  for (const attribute of Object.values(tag.attributes)) addAttribute(element, attribute)
  return element
}

function addAttribute(element: SvgElement, { local, uri, value }: SaxesAttributeNS): void {
  if (local.toLowerCase() === 'href' && (uri === linkSpace || uri === '')) {
    const href = value.trim()
    if (element.name === 'image') {
      element.attributes.set('href', href)
    } else if (/^#[^\s"'()]+$/.test(href)) {
      element.refers.push(href.slice(1))
      element.attributes.set('href', href)
    } else if (href !== '') {
      throw new SvgRefused(`a reference to something outside the file (${href.slice(0, 40)})`)
    }
    return
  }
  if (/^(src|base|action|formaction)$/i.test(local) && value.trim()) {
    throw new SvgRefused(`a reference to something outside the file (${local})`)
  }
  if (uri !== '') return
  if (local === 'style') {
    const { text, refers, filtered, layered } = cleanDeclarations(value)
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
