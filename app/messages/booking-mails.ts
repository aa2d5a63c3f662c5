import { bookingMessages as say } from './bookings'
import { callDay, callTimes, clockOf, namedMoment, zoneName } from './dates'
import { compose, hello, type MailAttachment, type MailText } from './mail-layout'
import { nameInMail, quotedName, textInMail } from './untrusted-text'

/** Somebody of a call, as the mail to the other names them. */
export type Party = {
  name: string
  email: string
  /** IANA name of the zone in which they read times. */
  zone: string
}

type Span = { start: number; end: number }

/** Facts in a mail about a call. */
type CallFacts = Span & {
  /** Its subject, in words; null for nothing in particular. */
  about: string | null
  note: string
}

type Letter = {
  /** To whom. */
  to: Party
  /** Name of the other person. */
  other: string
  call: CallFacts
  href: string
  attachment?: MailAttachment
}

const reason = 'You are getting this email because you have a call booked on Panelry.'

const whenText = ({ start, end }: Span, zone: string) =>
  `${callDay(start, zone)}, ${callTimes({ start, end }, zone)}, ${zoneName(zone)}`

const factsOf = ({ to, other, call }: Letter, before?: Span): [string, string][] => [
  ...(before ? ([['Was', whenText(before, to.zone)]] as [string, string][]) : []),
  [say.when, whenText(call, to.zone)],
  [say.with, nameInMail(other)],
  [say.for, say.minutes(Math.round((call.end - call.start) / 60_000))],
  ...(call.about ? ([[say.about, quotedName(call.about)]] as [string, string][]) : []),
]

function letter(
  template: string,
  title: string,
  lines: [string, ...string[]],
  given: Letter,
  before?: Span,
): MailText {
  const { to, call, href, attachment } = given
  const text = compose(template, title, {
    greeting: hello(to.name),
    lines,
    facts: factsOf(given, before),
    ...(call.note && { quote: textInMail(call.note) }),
    link: { label: 'Your calls', href },
    reason,
  })
  return { ...text, ...(attachment && { attachment }) }
}

const file = 'Open the attached file to add it to your calendar.'
const follows = 'Open the attached file to update your calendar.'

/** To each of the two, when a call was booked. */
export const callBookedMail = (given: Letter) =>
  letter(
    'call-booked',
    `Call booked: ${namedMoment(given.call.start, clockOf(given.to.zone))}`,
    [`Your call with ${nameInMail(given.other)} is booked.`, file],
    given,
  )

/** To each of the two, when somebody moved it. */
export const callMovedMail = (given: Letter & { who: string; before: Span }) =>
  letter(
    'call-moved',
    `Call moved: ${namedMoment(given.call.start, clockOf(given.to.zone))}`,
    [`${nameInMail(given.who)} moved your call with ${nameInMail(given.other)}.`, follows],
    given,
    given.before,
  )

/** To each of the two, when somebody cancelled it. */
export const callCancelledMail = (given: Letter & { who: string }) =>
  letter(
    'call-cancelled',
    `Call canceled: ${namedMoment(given.call.start, clockOf(given.to.zone))}`,
    [`${nameInMail(given.who)} canceled your call with ${nameInMail(given.other)}.`, follows],
    given,
  )

/** To each of the two, some time before. */
export const callReminderMail = (given: Letter) =>
  letter(
    'call-reminder',
    `Your call: ${namedMoment(given.call.start, clockOf(given.to.zone))}`,
    [
      `Your call with ${nameInMail(given.other)} is coming up. If you can’t make it, move or cancel it:`,
    ],
    given,
  )
