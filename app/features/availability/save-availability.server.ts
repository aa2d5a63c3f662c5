import { eq, sql } from 'drizzle-orm'
import { availability, counters, daysOff } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { availabilityEvents } from '~/features/events/event-types/availability'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { hoursCounter, hoursInWords, staffPerson, storedHours } from './find-availability.server'
import type { Hours } from './openings'

/**
 * Stores when somebody of the staff can be booked, in the place of what they said before. Calls that
 * are booked stay.
 *
 * @throws DomainError `not-found`, 403, `stale` (409)
 */
export function saveAvailability(
  actor: Actor,
  input: {
    userId: string
    hours: readonly Hours[]
    away: readonly { from: string; to: string }[]
    /** The save that the form was made from. */
    version: number
  },
): void {
  const { userId, hours, away, version } = input
  transaction((tx) => {
    staffPerson(tx, actor, userId)
    const stored = storedHours(tx, userId)
    const before = hoursInWords(stored)
    expectVersion(stored, version, before)
    tx.delete(availability).where(eq(availability.userId, userId)).run()
    tx.delete(daysOff).where(eq(daysOff.userId, userId)).run()
    for (const row of hours)
      tx.insert(availability)
        .values({ id: newId(), userId, ...row })
        .run()
    for (const row of away)
      tx.insert(daysOff)
        .values({ id: newId(), userId, ...row })
        .run()
    tx.insert(counters)
      .values({ name: hoursCounter(userId), value: 1 })
      .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
      .run()
    const after = hoursInWords(storedHours(tx, userId))
    const changed = Object.keys(after).filter((name) => before[name] !== after[name])
    emit(tx, actor, availabilityEvents.saved, {
      subjectId: userId,
      details: Object.fromEntries(
        changed.map((name) => [named(name), [before[name], after[name]]]),
      ),
    })
  })
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Name of a form field in the history. */
const named = (field: string) => days[Number(field.slice(3)) - 1] ?? 'away'
