import { and, asc, eq, exists, gt, inArray, lt } from 'drizzle-orm'
import { availability, bookings, daysOff, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { isStaffRow } from '~/features/user-access/staff-rows.server'
import { todaysZone } from '~/platform/time-zones.server'
import { minutesOf } from '~/shared/days'
import type { Calendar, Span, Terms } from './openings'

/** More than a studio has. */
const mostPeople = 100

/** Somebody who can be booked, with what says when. */
export type BookablePerson = Calendar & {
  id: string
  name: string
  avatar: string | null
  /** Role at the studio; may be empty. */
  role: string
}

/** When the office is open and how long a call is, as the general settings have it. */
export function bookingTerms(from: Reader): Terms {
  const { officeDays, officeOpens, officeCloses, officeZone, ...settings } = readSettings(from)
  const [starts, ends] = [minutesOf(officeOpens), minutesOf(officeCloses)]
  const days = officeDays.split(',').filter(Boolean).map(Number)
  return {
    zone: officeZone,
    hours: days.map((weekday) => ({ weekday, starts, ends })),
    minutes: settings.slotMinutes,
    pause: settings.pauseMinutes,
    notice: settings.noticeHours * 60,
    perDay: settings.callsPerDay,
  }
}

/**
 * Lists staff who have said when they can be booked, by name, with their calls around a span.
 *
 * @param only the id of the one who is asked for
 * @param without a call that does not count: it is about to be moved
 */
export function bookablePeople(
  from: Reader,
  { start, end }: Span,
  { only, without }: { only?: string | undefined; without?: string | undefined } = {},
): BookablePerson[] {
  const terms = bookingTerms(from)
  const people = from
    .select()
    .from(users)
    .where(
      and(
        only === undefined ? undefined : eq(users.id, only),
        isStaffRow,
        exists(from.select().from(availability).where(eq(availability.userId, users.id))),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(mostPeople)
    .all()
  const ids = people.map(({ id }) => id)
  const hours = from.select().from(availability).where(inArray(availability.userId, ids)).all()
  const away = from.select().from(daysOff).where(inArray(daysOff.userId, ids)).all()
  // All calls of a day count, and one on which clocks are set back is longer than 24 hours.
  const reach = (terms.pause + 27 * 60) * 60_000
  const calls = from
    .select()
    .from(bookings)
    .where(
      and(
        inArray(bookings.staffId, ids),
        eq(bookings.status, 'booked'),
        gt(bookings.startAt, start - reach),
        lt(bookings.startAt, end + reach),
      ),
    )
    .all()
    .filter(({ id }) => id !== without)
  return people.map(({ id, fullName, avatar, employeeRole, timeZone }) => ({
    id,
    name: fullName,
    avatar,
    role: employeeRole ?? '',
    zone: todaysZone(timeZone) ?? terms.zone,
    hours: hours.filter(({ userId }) => userId === id),
    away: away.filter(({ userId }) => userId === id),
    busy: calls
      .filter(({ staffId }) => staffId === id)
      .map(({ startAt, endAt }) => ({ start: startAt, end: endAt })),
  }))
}
