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
import type { Work } from '~/work/kinds'
import { type Desk, kind, type Mail } from '../kind'

/** One of the two, with the file for their calendar; a reminder has none. */
type Side = Party & { id: string; file: MailAttachment | null }

/** A call, its two people as far as they are there, and what it is about. */
export type OfCall = {
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
const shown = ({ staff, client, work }: OfCall): Topic[] => [
  'list:bookings',
  `user:${staff.id}`,
  ...(client ? [`user:${client.id}` as Topic] : []),
  ...(work ? [`${work.kind}:${work.id}` as Topic] : []),
]

type Letter = Parameters<typeof callBookedMail>[0]

/** A mail to each of the two. */
const toBoth = (
  { call, staff, client }: OfCall,
  { link }: Desk,
  write: (given: Letter) => MailText,
): Mail[] => {
  const href = link('/book-schedule/calls')
  const mailTo = (to: Side, other: string): Mail => ({
    to: to.email,
    text: write({ to, other, call, href, ...(to.file && { attachment: to.file }) }),
  })
  return [...(client ? [mailTo(client, staff.name)] : []), mailTo(staff, displayName(client?.name))]
}

const ofCall = <Facts = unknown>(
  says: string,
  mails: (event: Facts & OfCall & { of: string }, desk: Desk) => Mail[],
) => kind<Facts & OfCall>({ on: 'bookings', says, tells: shown, mails })

/** What becomes of a call. */
export const bookingEvents = {
  booked: ofCall<Change>('booked', (event, desk) => toBoth(event, desk, callBookedMail)),
  moved: ofCall<Change & { before: { start: number; end: number } }>('moved', (event, desk) =>
    toBoth(event, desk, (given) =>
      callMovedMail({ ...given, who: desk.who(), before: event.before }),
    ),
  ),
  cancelled: ofCall('cancelled', (event, desk) =>
    toBoth(event, desk, (given) => callCancelledMail({ ...given, who: desk.who() })),
  ),
  // One that has not left is not sent after a move or a cancellation.
  reminded: ofCall('reminded', (event, desk) =>
    toBoth(event, desk, callReminderMail).map((mail) => ({ ...mail, cause: event.of })),
  ),
}
