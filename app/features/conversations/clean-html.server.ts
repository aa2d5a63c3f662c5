import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { DomainError } from '~/domain-error'
import { mostCells, mostColumns } from '~/shared/table-limits'
import { isVideoPlayer } from '~/shared/video-hosts'
import { linkTo, mentionsOf, type Person, withLinks } from './link-text'

/** Most characters, nested elements and elements in all of a text. */
export const mostWritten = 50_000
const deepest = 20
const mostElements = 2_000

const ownFile =
  /^\/(?:requests|orders)\/[\w-]{1,64}\/attachments\/[\w-]{1,64}(\?size=(thumb|large))?$/
const digits = /^[1-9]\d{0,3}$/
const span = /^([1-9]|1\d|20)$/

const allowedTags = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote'],
  ...['h3', 'h4', 'code', 'pre', 'img', 'iframe', 'span'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Elements that are nothing without what was taken from them; of the others the content stays. */
const isEmptied = (tag: string, { src }: Attributes) =>
  (tag === 'img' || tag === 'iframe') && src === undefined
const isBare = (tag: string, attribs: Attributes) =>
  (tag === 'a' && attribs.href === undefined) ||
  (tag === 'span' && attribs['data-mention'] === undefined)

/**
 * Cleans HTML that somebody wrote: only listed elements and attributes stay, without scripts, handlers,
 * styles, other kinds of addresses and frames of other hosts. A name behind an @ becomes a mention when it is
 * one of `people`, and nobody else can be mentioned. Cleaning it again changes nothing.
 *
 * @param mentioned ids of the ticked people: they decide who is meant by a name that two have
 * @throws DomainError `written-too-long`, `written-too-deep`, `written-table` (400)
 */
export function cleanHtml(
  html: string,
  people: readonly Person[] = [],
  mentioned: readonly string[] = [],
): string {
  if (html.length > mostWritten) throw tooLong()
  refuseTooMuch(html)
  const known = new Set(people.map(({ id }) => id))
  const mention = mentionsOf(people, mentioned)
  // Removing a part may join text that then reads differently: repeat until nothing changes.
  let cleaned = cleanOnce(html, known, mention)
  for (let again = 0; again < 8; again += 1) {
    const before = cleaned
    cleaned = cleanOnce(before, known, mention)
    if (cleaned === before) break
  }
  return cleaned
}

function cleanOnce(html: string, known: Set<string>, mention: (text: string) => string): string {
  const cleaned = sanitizeHtml(html, {
    allowedTags,
    nestingLimit: deepest,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'referrerpolicy'],
      iframe: ['src', 'title', 'sandbox', 'loading', 'allowfullscreen', 'referrerpolicy'],
      span: ['class', 'data-mention'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
      img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
      iframe: (tagName, { src, title }) => ({ tagName, attribs: player(src, title) }),
      span: (tagName, { 'data-mention': id = '' }) => ({
        tagName,
        attribs: known.has(id) ? mentioning(id) : {},
      }),
      td: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: spans(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      isBare(tag, attribs) ? 'excludeTag' : isEmptied(tag, attribs),
  })
  // Removes characters that reverse the words after them, and control characters except line ends.
  const seen = cleaned.replace(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu, '')
  // To a browser what is in a frame is text without meaning: it ends up behind it.
  const framed = seen.replace(/<\/iframe>/g, '').replace(/<iframe\b[^>]*>/g, '$&</iframe>')
  return withLinks(framed, mention)
}

/** Ids of the people mentioned in a cleaned text. */
export const mentionedIn = (cleaned: string): string[] => [
  ...new Set([...cleaned.matchAll(/ data-mention="([^"]+)"/g)].flatMap(([, id]) => id ?? [])),
]

const tooLong = () =>
  new DomainError('written-too-long', 400, { field: 'text', values: { most: mostWritten } })

/** Refuses a text that would take long to read or to draw, before it is read. */
function refuseTooMuch(html: string): void {
  if ((html.match(/<[a-z]/gi) ?? []).length > mostElements) {
    throw new DomainError('written-too-deep', 400, { field: 'text' })
  }
  if ((html.match(/<t[dh]\b/gi) ?? []).length > mostCells) throw badTable()
  for (const row of html.split(/<tr\b/i)) {
    if ((row.match(/<t[dh]\b/gi) ?? []).length > mostColumns) throw badTable()
  }
}

const badTable = () =>
  new DomainError('written-table', 400, {
    field: 'text',
    values: { cells: mostCells, columns: mostColumns },
  })

function picture({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  const url = URL.parse(src)
  const address = ownFile.test(src) ? src : url?.protocol === 'https:' ? url.href : null
  if (address === null) return {}
  return {
    src: address,
    alt,
    ...(digits.test(width) && { width }),
    ...(digits.test(height) && { height }),
    loading: 'lazy',
    referrerpolicy: 'no-referrer',
  }
}

function player(src = '', title = ''): Attributes {
  if (!isVideoPlayer(src)) return {}
  return {
    src: URL.parse(src)?.href ?? src,
    title: title || 'Video',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    loading: 'lazy',
    allowfullscreen: 'allowfullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  }
}

const spans = ({ colspan = '', rowspan = '' }: Attributes): Attributes => ({
  ...(span.test(colspan) && { colspan }),
  ...(span.test(rowspan) && { rowspan }),
})

const mentioning = (id: string): Attributes => ({ class: 'mention', 'data-mention': id })
