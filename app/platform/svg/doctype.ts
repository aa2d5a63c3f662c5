import { SvgRefused } from './refused'

/** Definitions that a file may have, and characters of each. */
const most = { entities: 40, length: 300, doctype: 20_000 }

const name = '[A-Za-z_][\\w.:-]{0,60}'
const quoted = `"[^"]{0,${most.length}}"|'[^']{0,${most.length}}'`
const head = new RegExp(
  `^\\s*${name}(?:\\s+(?:PUBLIC\\s+(?:${quoted})(?:\\s+(?:${quoted}))?|SYSTEM\\s+(?:${quoted})))?\\s*$`,
)
/** A definition, or a comment between two. */
const definition = new RegExp(
  `^\\s*(?:<!ENTITY\\s+(${name})\\s+(${quoted})\\s*>|<!--.{0,2000}?-->)`,
  's',
)
/** The name of a namespace: an address, never text that is shown. */
const namespace = /^[a-z][a-z0-9+.-]{1,20}:[^\s<>&%"'{};()]{1,290}$/i

/**
 * Reads a document type. What it calls itself and where its definitions lie says nothing: nothing is
 * fetched. Names of namespaces may be defined inside it, as drawing programs do.
 *
 * @returns those definitions
 * @throws SvgRefused for any other definition
 */
export function readDoctype(doctype: string): Map<string, string> {
  if (doctype.length > most.doctype) throw new SvgRefused('doctype')
  const open = doctype.indexOf('[')
  const inside = open < 0 ? '' : doctype.slice(open + 1, doctype.lastIndexOf(']'))
  const before = open < 0 ? doctype : doctype.slice(0, open)
  const after = open < 0 ? '' : doctype.slice(doctype.lastIndexOf(']') + 1)
  if (!head.test(before) || /["']\s*file:/i.test(before) || after.trim()) {
    throw new SvgRefused('doctype')
  }
  const found = new Map<string, string>()
  let rest = inside
  while (rest.trim()) {
    const match = definition.exec(rest)
    if (!match) throw new SvgRefused('doctype')
    const [whole, entity, value = ''] = match
    rest = rest.slice(whole.length)
    if (entity === undefined) continue
    const text = value.slice(1, -1)
    if (!namespace.test(text) || found.size >= most.entities) throw new SvgRefused('doctype')
    if (!found.has(entity)) found.set(entity, text)
  }
  return found
}

/** Characters that definitions may add to a file. */
const mostAdded = 100_000

/** Throws where a file uses its definitions so often that its text would grow much. @throws SvgRefused */
export function checkUses(text: string, definitions: ReadonlyMap<string, string>): void {
  if (definitions.size === 0) return
  let added = 0
  for (const [, used = ''] of text.matchAll(/&([\w.-]{1,60});/g)) {
    added += definitions.get(used)?.length ?? 0
    if (added > mostAdded) throw new SvgRefused('doctype')
  }
}
