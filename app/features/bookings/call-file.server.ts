import type { CallEventFacts } from '~/features/events/event-types/bookings'
import { bookingMessages as say } from '~/messages/bookings'
import type { MailAttachment } from '~/messages/mail-layout'
import { type CalendarMethod, calendarFile } from '~/platform/calendar/calendar-file.server'
import { env } from '~/platform/env.server'

/**
 * The file that puts a call into somebody's calendar, moves it there or takes it out.
 *
 * @param attendee whose calendar
 * @param other whom they talk to
 */
export const callFile = (
  call: CallEventFacts['call'],
  attendee: { name: string; email: string },
  other: string,
  method: CalendarMethod,
): MailAttachment => ({
  name: 'call.ics',
  type: `text/calendar; charset=utf-8; method=${method}`,
  text: calendarFile(
    {
      ...call,
      title: say.callWith(other),
      text: [call.about, call.note].filter(Boolean).join('\n'),
      url: `${env.appUrl}/book-schedule/calls`,
      attendee,
    },
    method,
  ),
})
