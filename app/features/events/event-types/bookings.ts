import type { Topic } from '~/features/live/topics'
import {
  callBookedMail,
  callCancelledMail,
  callMovedMail,
  callReminderMail,
  type Party,
} from '~/messages/booking-mails'
import type { MailAttachment, MailText } from '~/messages/mail-layout'
import { displayName } from '~/messages/users'
import type { Work } from '~/shared/kinds'
import { eventType, type Mail, type MailContext } from '../event-type'

/** One of the two, with the file for their calendar; a reminder has none. */
type Side = Party & { id: string; file: MailAttachment | null }

/** A call, its two people as far as they are there, and what it is about. */
export type CallEventFacts = {
  call: {
    id: string
    start: number
    end: number
    sequence: number
    changedAt: number
    note: string
    about: string | null
  }
  staff: Side
  client: Side | null
  work: Work | null
}

type Change = { details: Record<string, unknown> }

/** The open weeks, the lists of the two, and the page of what it is about: no queue shows calls. */
const shown = ({ staff, client, work }: CallEventFacts): Topic[] => [
  'list:bookings',
  `user:${staff.id}`,
  ...(client ? [`user:${client.id}` as Topic] : []),
  ...(work ? [`${work.kind}:${work.id}` as Topic] : []),
]

type CallMail = Parameters<typeof callBookedMail>[0]

/** A mail to each of the two. */
const toBoth = (
  { call, staff, client }: CallEventFacts,
  { link }: MailContext,
  write: (given: CallMail) => MailText,
): Mail[] => {
  const href = link('/book-schedule/calls')
  const mailTo = (to: Side, other: string): Mail => ({
    to: to.email,
    text: write({ to, other, call, href, ...(to.file && { attachment: to.file }) }),
  })
  return [...(client ? [mailTo(client, staff.name)] : []), mailTo(staff, displayName(client?.name))]
}

const callEvent = <Facts = unknown>(
  action: string,
  mails: (event: Facts & CallEventFacts & { subjectId: string }, context: MailContext) => Mail[],
) => eventType<Facts & CallEventFacts>({ table: 'bookings', action: action, topics: shown, mails })

/** Events of a call. */
export const bookingEvents = {
  booked: callEvent<Change>('booked', (event, context) => toBoth(event, context, callBookedMail)),
  moved: callEvent<Change & { before: { start: number; end: number } }>('moved', (event, context) =>
    toBoth(event, context, (given) =>
      callMovedMail({ ...given, who: context.who(), before: event.before }),
    ),
  ),
  cancelled: callEvent('cancelled', (event, context) =>
    toBoth(event, context, (given) => callCancelledMail({ ...given, who: context.who() })),
  ),
  // One that has not left is not sent after a move or a cancellation.
  reminded: callEvent('reminded', (event, context) =>
    toBoth(event, context, callReminderMail).map((mail) => ({ ...mail, cause: event.subjectId })),
  ),
}
