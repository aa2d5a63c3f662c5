import { bookingMessages } from './bookings'
import { escapeHtml } from './mail-layout'
import { nameInMail } from './untrusted-text'
import { userMessages } from './users'

/** Facts of a mail whose value is a person. */
const facts = ['By', 'Invited by', 'Name', 'Delivered by', 'Completed by', bookingMessages.with]

/** The sentences of a mail that name a person: what is before and behind the name. */
const sentences = [
  [
    '^',
    ' (?:placed an order for you\\.|gives you |is refunding you |moved your call with |cancell?ed your call with )',
  ],
  ['(?:^| )[Yy]our call with ', '(?: is booked\\.$|\\.$| comes up\\.| is coming up\\.)'],
  ['^(?:we wrote to you|We told you) that ', ' (?:gives you|is refunding you) '],
  [', and ', ' has it again:$'],
  [', and the money was returned to ', ':$'],
]

const literal = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
const oneOf = (words: readonly string[]) => `(?:${words.map(literal).join('|')})`

/** In a line of a calendar's file some signs are escaped, and a long one goes on in the next. */
const inCalendar = (name: string) =>
  [...name.replace(/[\\;,]/g, '\\$&')].map(literal).join('(?:\\r\\n[ \\t])?')

const same = (text: string) => text

/**
 * Takes the name of a person out of mails where the product itself says it: not out of what somebody
 * wrote, of what things are called, nor of how the mail greets its reader.
 *
 * @param names as their owner wrote them
 */
export function withoutPerson(names: readonly string[]) {
  const written = [...new Set(names.flatMap((name) => [name, nameInMail(name)]))]
  if (written.length === 0) return { text: same, html: same, calendar: same }
  const other = userMessages.deletedUser
  const sentence = (name: string) => {
    const around = sentences.map(([before, after]) => `(?<=${before})${name}(?=${after})`)
    const pattern = new RegExp(around.join('|'), 'g')
    return (line: string) => line.replace(pattern, other)
  }
  const inText = sentence(oneOf(written))
  const inHtml = sentence(oneOf(written.map(escapeHtml)))
  const fact = new RegExp(`^((?:${facts.join('|')}): “?)${oneOf(written)}(?=”?$)`)
  const factHtml = new RegExp(
    `((?:>|^)(?:${facts.join('|')}): <b>“?)${oneOf(written.map(escapeHtml))}(?=”?</b>)`,
    'gm',
  )
  const summary = new RegExp(
    `^(SUMMARY:${bookingMessages.callWith('')})(?:${written.map(inCalendar).join('|')})(?=\r?$)`,
    'gm',
  )
  return {
    text: (text: string) =>
      text
        .split('\n')
        .map((line) => (line.startsWith('> ') ? line : inText(line.replace(fact, `$1${other}`))))
        .join('\n'),
    html: (html: string) =>
      html
        .replace(factHtml, `$1${other}`)
        .split(/(<blockquote[^>]*>[^<]*|<[^>]*>)/)
        .map((part, at) => (at % 2 === 0 ? inHtml(part) : part))
        .join(''),
    calendar: (text: string) => text.replace(summary, `$1${other}`),
  }
}
