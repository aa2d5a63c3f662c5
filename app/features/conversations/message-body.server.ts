import { DomainError } from '~/domain-error'
import { mostDraftText, type Typed } from '~/features/drafts/draft'
import { isVisible } from '~/shared/visible'
import { cleanHtml, mentionedIn, mostWritten } from './clean-html.server'
import { escapeText, mentionOf, type Person } from './link-text'
import { plainText } from './plain-text'

/** Text as a form sends it: plain, or the HTML of the editor. */
export type MessageInput = { text: string; format: 'text' | 'html' }

/** The same as it is stored: cleaned, as plain words, and with the people mentioned in it. */
export type MessageBody = { html: string; text: string; mentioned: string[] }

/**
 * Cleans what somebody wrote. In plain text an empty line begins a paragraph. People who are ticked but not
 * named in the text are named at its end.
 *
 * @param people who may be mentioned
 * @param mention ids of the ticked people
 * @throws DomainError as `cleanHtml`
 */
export function parseMessage(
  { text, format }: MessageInput,
  people: readonly Person[],
  mention: readonly string[] = [],
): MessageBody {
  if (text.length > mostWritten) {
    throw new DomainError('written-too-long', 400, { field: 'text', values: { most: mostWritten } })
  }
  const written = cleanHtml(format === 'html' ? text : paragraphsOf(text), people, mention)
  const named = mentionedIn(written)
  const more = people.filter(({ id }) => mention.includes(id) && !named.includes(id))
  const html = written + (more.length > 0 ? `<p>${more.map(mentionOf).join(' ')}</p>` : '')
  return { html, text: plainText(html), mentioned: [...named, ...more.map(({ id }) => id)] }
}

/**
 * Joins words behind others in one draft.
 *
 * @throws DomainError `draft-too-long` (413), so that no draft grows by what is put behind it
 */
export function joined(first: string, second: string): string {
  if (first.length + second.length > mostDraftText) {
    throw new DomainError('draft-too-long', 413, { field: 'text', values: { most: mostDraftText } })
  }
  return first + second
}

/** The words of a draft as HTML, as they were typed. */
export const htmlOf = ({ text = '', format }: Typed): string =>
  format === 'html' ? String(text) : paragraphsOf(String(text))

/** Text that a plain field returns unchanged keeps its former look. */
export const withLooks = <Form extends MessageInput>(form: Form, before: string): Form =>
  before && form.format === 'text' && form.text.replace(/\r\n?/g, '\n').trim() === plainText(before)
    ? { ...form, text: before, format: 'html' }
    : form

/** Whether nothing of it can be seen. */
export const isBlank = ({ html, text }: MessageBody): boolean =>
  !isVisible(text) && !/<(img|iframe)\b/.test(html)

/** Plain text as HTML. */
export function paragraphsOf(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
  return clean
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n/, '').trimEnd())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replace(/\n/g, '<br />')}</p>`)
    .join('')
}
