/** An element as it was in the file; style sheets are matched against it. */
export type Source = {
  name: string
  attributes: ReadonlyMap<string, string>
  parent: Source | null
  children: Source[]
}

/** A cleaned SVG element. Attribute values and texts are plain text, escaped when written. */
export type SvgElement = {
  name: string
  attributes: Map<string, string>
  children: (SvgElement | string)[]
  source?: Source
}

/** @param attributes names and values; those without a value are left out */
export const newElement = (
  name: string,
  attributes: Record<string, string | undefined> = {},
  children: SvgElement['children'] = [],
): SvgElement => ({
  name,
  attributes: new Map(
    Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ),
  children,
})

/** The elements directly inside an element. */
export const elementsIn = ({ children }: SvgElement): SvgElement[] =>
  children.filter((child) => typeof child !== 'string')

/** The element and everything in it, from the outside in. */
export function* walk(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* walk(child)
}

/** The elements by their ids; the first one of an id counts. */
export function elementsById(root: SvgElement): Map<string, SvgElement> {
  const byId = new Map<string, SvgElement>()
  for (const element of walk(root)) {
    const id = element.attributes.get('id')
    if (id && !byId.has(id)) byId.set(id, element)
  }
  return byId
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

/** Writes an element as XML, with at most one namespace: SVG. */
export function serialize(element: SvgElement): string {
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
  if (!element.children.length) return `<${element.name}${attributes}/>`
  const inner = element.children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : serialize(child)))
    .join('')
  return `<${element.name}${attributes}>${inner}</${element.name}>`
}
