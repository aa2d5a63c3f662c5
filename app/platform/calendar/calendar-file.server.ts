import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { env } from '../env.server'

/** Facts about a call for a calendar; moments are milliseconds UTC. */
type CalendarEntry = {
  /** The same as long as the call lasts. */
  id: string
  /** One more with every change, so that calendars follow (RFC 5545). */
  sequence: number
  start: number
  end: number
  /** When it was changed last. */
  changedAt: number
  title: string
  text: string
  /** Address at which it is found. */
  url: string
  /** Person whose calendar it is for. */
  attendee: { name: string; email: string }
}

/** Effect of a file on a calendar, in iCalendar's own words (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const host = new URL(env.appUrl).hostname

/** Whom answers of calendars go to: the address that mails come from. */
const organizer = {
  name: 'Panelry',
  email: /<([^>]+)>/.exec(env.MAIL_FROM ?? '')?.[1] ?? env.MAIL_FROM ?? `calls@${host}`,
}

/**
 * A call as an iCalendar file, its times in UTC.
 *
 * @param method `REQUEST` invites, or tells that it was moved; `CANCEL` takes it away; `PUBLISH` is
 *   for who takes the file by themselves
 */
export function calendarFile(
  { id, sequence, start, end, changedAt, title, text, url, attendee }: CalendarEntry,
  method: CalendarMethod,
): string {
  const calendar = ical({
    prodId: { company: 'Panelry', product: 'Calls', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(start),
    end: new Date(end),
    summary: title,
    description: text,
    url,
    organizer,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees:
      method === 'PUBLISH'
        ? []
        : [
            {
              email: attendee.email,
              // A quotation mark cannot be written there.
              name: attendee.name.replace(/"/g, '’'),
              role: ICalAttendeeRole.REQ,
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
  })
  // The library leaves out the end of the last line, which RFC 5545 (3.1) asks for.
  return `${calendar.toString().trimEnd()}\r\n`
}
