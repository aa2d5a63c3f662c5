import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests, requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { promisedHours } from '~/work/clock'
import { dayOf } from '~/work/utc-days'
import { daysOf } from './range'
import { usualPreset } from './range-presets'
import { hoursOf } from './request-figures.server'

/** So many of the last ones are looked at, and of fewer nothing is said. */
const looked = 10
const fewest = 5

/** How many of the last requests of a type that were delivered came in time; null where they are too few. */
export function onTimeRate(from: Reader, typeId: string): { kept: number; of: number } | null {
  const last = from
    .select({ deliveredAt: requests.deliveredAt, dueAt: requests.dueAt })
    .from(requests)
    .where(and(eq(requests.typeId, typeId), isNotNull(requests.deliveredAt)))
    .orderBy(desc(requests.deliveredAt))
    .limit(looked)
    .all()
  if (last.length < fewest) return null
  const kept = last.filter(({ deliveredAt, dueAt }) => (deliveredAt ?? 0) <= dueAt).length
  return { kept, of: last.length }
}

/**
 * The types whose promise is off: half of what was delivered in the days that the statistics show first
 * took longer than is promised. By their ids the hours of that median.
 */
export function slowTypes(now = Date.now()): Map<string, number> {
  const types = db.select().from(requestTypes).all()
  const days = daysOf(usualPreset, dayOf(now))
  const medians = hoursOf(
    types.map(({ id }) => ({ scope: `t${id}`, days })),
    [0.5],
  )
  return new Map(
    types.flatMap(({ id, deliveryTime: time, deliveryUnit: unit }, i) => {
      const median = medians[i]?.[0] ?? null
      return median !== null && median > promisedHours({ time, unit })
        ? [[id, median] as const]
        : []
    }),
  )
}
