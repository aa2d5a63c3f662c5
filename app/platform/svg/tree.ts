/** A cleaned SVG element. Attribute values and texts are plain text, escaped when written. */
export type SvgElement = {
  name: string
  attributes: Map<string, string>
  children: (SvgElement | string)[]
  /** Ids of the elements it draws: by `href` or `url(#…)`. */
  refers: string[]
  filtered: boolean
  /** Drawn on a layer of its own first: it is translucent, masked, filtered or blended. */
  layered: boolean
}

/** The element and everything in it, from the outside in. */
export function* walk(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child)
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (c) => escapes[c] ?? c)
const escapeAttribute = (text: string) => text.replace(/[&<>"\n\t]/g, (c) => escapes[c] ?? c)

/** Writes an element as XML, with at most one namespace: SVG (and xlink for old readers). */
export function serialise(element: SvgElement): string {
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
  if (!element.children.length) return `<${element.name}${attributes}/>`
  const inner = element.children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : serialise(child)))
    .join('')
  return `<${element.name}${attributes}>${inner}</${element.name}>`
}
