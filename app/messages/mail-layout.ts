import { oneLine } from '~/shared/one-line'
import { nameInMail } from './untrusted-text'

/** A small text file that goes out with a mail. */
export type MailAttachment = { name: string; type: string; text: string }

/** Content of a mail; `queueMail` puts it in the outbox. */
export type MailText = {
  template: string
  subject: string
  message: string
  html: string
  attachment?: MailAttachment
  /** Goes before all others; see `composeUrgent`. */
  urgent?: true
}

/** Words, or words with an address after them. */
type Line = string | { text: string; href: string }

type Parts = {
  greeting: string
  /** The first is before the link, the others after it. */
  lines: [string, ...Line[]]
  /** Text by somebody else, quoted before the link. */
  quote?: string
  /** Name and value, one a line, before the link. */
  facts?: [name: string, value: string][]
  link: { label: string; href: string }
  /** Why this mail comes, small at its end. */
  reason: string
}

/** How a mail begins. Anybody can give any name to an account with somebody's email. */
export const hello = (name: string): string => `Hello ${nameInMail(name)},`

/** The reason of a mail to somebody who has an account. */
export const hasAccount = 'You are getting this email because you have a Panelry account.'

const passwordName = 'Temporary password'
/** The fact by which `hideSecrets` knows a password. */
export const passwordFact = (password: string): [string, string] => [passwordName, password]

/** A code is in a link, or in an address that a link carries on, where its signs are written as `%3F`. */
const secrets = new RegExp(
  `((?:[?&](?:amp;)?|%3F|%26)(?:code|i|token|invite)(?:=|%3D))[^\\s&"<%]+|(${passwordName}: (?:<b>)?)[^\\s<]+`,
  'gi',
)

/** The text or HTML of a mail without what opens an account: codes of links, passwords. */
export const hideSecrets = (text: string): string =>
  text.replace(secrets, (_, link = '', name = '') => `${link}${name}…`)

export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const linkTo = (address: string) => `<a href="${address}" style="color:#283f97">${address}</a>`

const lineHtml = (line: Line): string =>
  typeof line === 'string'
    ? paragraph(line)
    : `<p style="margin:0 0 16px">${escapeHtml(line.text)} ${linkTo(escapeHtml(line.href))}</p>`

const lineText = (line: Line) => (typeof line === 'string' ? line : `${line.text} ${line.href}`)

const small = 'margin:0;font-size:13px;line-height:20px;color:#4d4d4d'

/** End of the HTML of every mail; text inserted before it is at the very bottom. */
const htmlEnd = '</div></body></html>'

/** The same mail with one more line at its end, where its HTML differs also as that. */
export const withLine = (mail: MailText, line: string, html = escapeHtml(line)): MailText => ({
  ...mail,
  message: `${mail.message}\n${line}`,
  html: mail.html.replace(htmlEnd, () => `<p style="${small}">${html}</p>\n${htmlEnd}`),
})

/** The same mail with where its reader writes to, at its end. */
export function withContact(mail: MailText, email: string): MailText {
  const line = 'Questions? Write to'
  const address = escapeHtml(email)
  const link = `<a href="mailto:${address}" style="color:#283f97">${address}</a>`
  return withLine(mail, `${line} ${email}`, `${line} ${link}`)
}

/**
 * Writes one mail as plain text and as HTML; both say the same in the same order.
 *
 * @param title the subject: a sentence of the product with its own figures, never words that somebody
 *   typed. Names come in through `nameInMail` and `quotedName`.
 */
export function compose(template: string, title: string, parts: Parts): MailText {
  const { greeting, lines, quote, facts = [], link, reason } = parts
  const [first, ...rest] = lines
  const subject = oneLine(title)
  const href = escapeHtml(link.href)
  const text = [
    greeting,
    first,
    quote?.replace(/^/gm, '> '),
    facts.map((fact) => fact.join(': ')).join('\n'),
    link.href,
    ...rest.map(lineText),
    `Panelry\n${reason}`,
  ]
  const quoted = quote
    ? `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #b9c4ea;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`
    : ''
  const listed = facts
    .map(([name, value]) => `${escapeHtml(name)}: <b>${escapeHtml(value)}</b>`)
    .join('<br>')
  return {
    template,
    subject,
    message: text.filter(Boolean).join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f6f8;font-family:Inter,Helvetica,Arial,sans-serif;color:#132d3d">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 16px;font-weight:600;font-size:18px">Panelry</p>
<div style="background:#ffffff;border-radius:8px;padding:24px;font-size:16px;line-height:24px;overflow-wrap:anywhere">
${paragraph(greeting)}
${paragraph(first)}
${quoted}${listed && `<p style="margin:0 0 16px">${listed}</p>`}
<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;background:#283f97;color:#ffffff;text-decoration:none;padding:10px 16px;border-radius:6px">${escapeHtml(link.label)}</a></p>
${rest.map(lineHtml).join('\n')}
<p style="${small}">${escapeHtml('If the button does not work, copy this address:')}<br>${linkTo(href)}</p>
</div>
<p style="${small};padding:16px 0 0">${escapeHtml(reason)}</p>
${htmlEnd}`,
  }
}

/** Composes a mail that somebody waits for to get into their account: no other mail delays it. */
export const composeUrgent = (...parts: Parameters<typeof compose>): MailText => ({
  ...compose(...parts),
  urgent: true,
})
