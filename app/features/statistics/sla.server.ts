import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests, requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { promisedHours } from '~/shared/clock'
import { dayOf } from '~/shared/utc-days'
import { daysOf } from './range'
import { usualPreset } from './range-presets'
import { requestFigures } from './request-figures.server'

/** Latest deliveries that are looked at; with fewer, nothing is said. */
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
 * took longer than is promised. By their ids the hours of that median; nothing where they cannot be counted now.
 */
export async function slowTypes(now = Date.now()): Promise<Map<string, number>> {
  const figures = await requestFigures(daysOf(usualPreset, dayOf(now))).catch(() => null)
  const types = db.select().from(requestTypes).all()
  return new Map(
    types.flatMap(({ id, deliveryTime: time, deliveryUnit: unit }) => {
      const median = figures?.types.get(id)?.median ?? null
      return median !== null && median > promisedHours({ time, unit })
        ? [[id, median] as const]
        : []
    }),
  )
}
