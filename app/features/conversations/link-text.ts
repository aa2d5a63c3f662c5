import { splitLinks } from '~/shared/split-links'

/** Somebody who may be mentioned. */
export type Person = { id: string; name: string }

/** Attributes of a link; none for an address that is not http, https or mailto. */
export function linkTo(href = ''): Record<string, string> {
  const url = URL.parse(href.trim())
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return {}
  return { href: url.href, rel: 'nofollow noopener noreferrer ugc', target: '_blank' }
}

/** Cleaned text with its web addresses as links and its mentions marked. */
export function withLinks(cleaned: string, mention: (text: string) => string): string {
  let within = 0
  return cleaned
    .split(/(<[^<>]*>)/)
    .map((piece) => {
      const [, end, tag = ''] = /^<(\/?)(\w+)/.exec(piece) ?? []
      if (end === undefined) return within > 0 ? piece : linked(piece, mention)
      if (verbatim.has(tag)) within += end ? -1 : 1
      return piece
    })
    .join('')
}

const linked = (text: string, mention: (text: string) => string): string =>
  splitLinks(unescaped(text))
    .map(({ text: piece, href }) => (href ? linkOf(piece, href) : mention(escapeText(piece))))
    .join('')

const linkOf = (piece: string, href: string) => {
  const { rel, target } = linkTo(href)
  const address = escapeText(href).replace(/"/g, '&quot;')
  return `<a href="${address}" rel="${rel}" target="${target}">${escapeText(piece)}</a>`
}

/** Text in these is no mention and no address, or one already. */
const verbatim = new Set(['span', 'a', 'code', 'pre'])

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Text that HTML writes, as it reads. */
export const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (all, name: string) => entities[name] ?? all)

/**
 * When two people have the same name, the boxes decide which one is meant; without a tick it is neither.
 *
 * @param mentioned ids of the ticked people
 * @returns what makes mentions of the names in a text that is written as HTML
 */
export function mentionsOf(
  people: readonly Person[],
  mentioned: readonly string[] = [],
): (text: string) => string {
  const ids = new Map<string, string>()
  for (const [name, those] of byName(people)) {
    const meant = those.length === 1 ? those[0] : those.find(({ id }) => mentioned.includes(id))
    if (meant) ids.set(escapeText(name), meant.id)
  }
  if (ids.size === 0) return (text) => text
  const names = [...ids.keys()].sort((a, b) => b.length - a.length).map(literal)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) =>
    text.replace(
      pattern,
      (all, name: string) =>
        `<span class="mention" data-mention="${ids.get(name) ?? ''}">${all}</span>`,
    )
}

/** People by their names; without those who have none. */
function byName(people: readonly Person[]): Map<string, Person[]> {
  const names = new Map<string, Person[]>()
  for (const person of people) {
    const name = person.name.trim()
    if (name !== '') names.set(name, [...(names.get(name) ?? []), person])
  }
  return names
}

/** A mention of somebody, as it is in what is written. */
export const mentionOf = ({ id, name }: Person): string =>
  `<span class="mention" data-mention="${id}">@${escapeText(name)}</span>`

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A text as HTML writes it. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
