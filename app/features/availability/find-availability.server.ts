import { and, asc, count, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { availability, bookings, counters, daysOff, type User, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { awayText, rowsText, availabilityMessages as say } from '~/messages/availability'
import { canSetAvailability } from '~/permissions/bookings'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import { todaysZone } from '~/platform/time-zones.server'
import { bookingTerms } from './calendars.server'
import type { Terms } from './openings'

/** The counter of the saves of somebody's hours. */
export const hoursCounter = (userId: string) => `availability ${userId}`

/**
 * Finds the member of staff that `id` names, for anyone who may set their hours.
 *
 * @throws DomainError `not-found` when there is no such person at the studio; 403
 */
export function staffPerson(from: Reader, actor: Actor, id: string): User {
  const person = from.select().from(users).where(eq(users.id, id)).get()
  if (!person || !isStaff({ kind: 'member', ...person })) throw notFound()
  if (!canSetAvailability(actor, { kind: 'member', ...person })) throw forbidden()
  return person
}

/** The hours and the days off of somebody, and the number of the save they are from. */
export function storedHours(from: Reader, userId: string) {
  const name = hoursCounter(userId)
  return {
    hours: from
      .select({
        weekday: availability.weekday,
        starts: availability.starts,
        ends: availability.ends,
      })
      .from(availability)
      .where(eq(availability.userId, userId))
      .orderBy(asc(availability.weekday), asc(availability.starts))
      .all(),
    away: from
      .select({ from: daysOff.from, to: daysOff.to })
      .from(daysOff)
      .where(eq(daysOff.userId, userId))
      .orderBy(asc(daysOff.from), asc(daysOff.to))
      .all(),
    version: from.select().from(counters).where(eq(counters.name, name)).get()?.value ?? 0,
  }
}

type Stored = Pick<ReturnType<typeof storedHours>, 'hours' | 'away'>

/** Hours in words, by the name of the field: to compare two versions, and for the history. */
export function hoursInWords({ hours, away }: Stored): Record<string, string> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [
    `day${day}`,
    rowsText(hours.filter(({ weekday }) => weekday === day)) || say.notAvailable,
  ])
  return {
    ...Object.fromEntries(days),
    awayFrom: awayText(away),
  }
}

/** How many calls fit into some minutes: after the last one no pause is needed. */
const callsWithin = (length: number, { minutes, pause }: Terms): number =>
  Math.floor((length + pause) / (minutes + pause))

/**
 * When somebody of the staff can be booked, as its form shows it.
 *
 * @throws DomainError as `staffPerson`
 */
export function findAvailability(actor: Actor, userId: string, now = Date.now()) {
  const person = staffPerson(db, actor, userId)
  const terms = bookingTerms(db)
  const stored = storedHours(db, userId)
  const lengths = stored.hours.map(({ starts, ends }) => ends - starts)
  const coming = and(
    eq(bookings.staffId, userId),
    eq(bookings.status, 'booked'),
    gt(bookings.startAt, now),
  )
  return {
    person: { id: userId, name: person.fullName },
    zone: todaysZone(person.timeZone) ?? terms.zone,
    office: terms.hours,
    ...stored,
    total: lengths.reduce((sum, length) => sum + length, 0),
    calls: lengths.reduce((sum, length) => sum + callsWithin(length, terms), 0),
    /** In hours. */
    notice: terms.notice / 60,
    perDay: terms.perDay,
    minutes: terms.minutes,
    booked: db.select({ n: count() }).from(bookings).where(coming).get()?.n ?? 0,
  }
}
