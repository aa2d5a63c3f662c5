import { z } from 'zod'
import { versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { availabilityMessages as say } from '~/messages/availability'
import { dayTime, endMinutesOf, isDay, minutesOf } from '~/shared/days'
import type { Hours } from './openings'

/** A day has no more rows, and nobody is away more often. */
const mostRows = { day: 6, away: 30 }

const texts = z
  .union([otherText(), z.array(otherText().optional())])
  .optional()
  .transform((value) => [value ?? []].flat().map((text) => text?.trim() ?? ''))

const on = otherText().optional()
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Two fields with the same place in their lists; rows of which nothing is filled in do not count. */
const pairs = (from: string[], to: string[]) =>
  Array.from({ length: Math.max(from.length, to.length) }, (_, at) => ({
    from: from[at] ?? '',
    to: to[at] ?? '',
  })).filter((row) => row.from !== '' || row.to !== '')

type Pair = ReturnType<typeof pairs>[number]

const minutesIn = ({ from, to }: Pair) => ({ starts: minutesOf(from), ends: endMinutesOf(to) })

/** Why the rows of a day cannot be taken; null when they can. */
function rangeError(rows: Pair[]): string | null {
  if (rows.length === 0) return say.needsHours
  if (rows.length > mostRows.day) return say.tooMany
  if (rows.some(({ from, to }) => !dayTime.test(from) || !dayTime.test(to))) return say.notATime
  const sorted = rows.map(minutesIn).sort((a, b) => a.starts - b.starts)
  if (sorted.some(({ starts, ends }) => ends <= starts)) return say.endsTooEarly
  return sorted.some(({ starts }, at) => starts < (sorted[at - 1]?.ends ?? 0)) ? say.overlap : null
}

function daysOffError(rows: Pair[]): string | null {
  if (rows.length > mostRows.away) return say.tooMany
  if (rows.some(({ from, to }) => !isDay(from) || (to !== '' && !isDay(to)))) return say.notADay
  return rows.some(({ from, to }) => to !== '' && to < from) ? say.backwards : null
}

const fields = z.object({
  ...(Object.fromEntries(
    weekdays.flatMap((day) => [
      [`day${day}`, on],
      [`from${day}`, texts],
      [`to${day}`, texts],
    ]),
  ) as Record<`day${number}`, typeof on> & Record<`from${number}` | `to${number}`, typeof texts>),
  awayFrom: texts,
  awayTo: texts,
  version: versionField,
})

/**
 * Somebody's hours: for each weekday a tick and its rows, and the days without any. Errors of a day belong
 * to its tick, errors of the days off to `awayFrom`.
 */
export const availabilitySchema = fields.transform((typed, context) => {
  const wrong = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const list = typed as unknown as Record<string, string[]>
  const hours = weekdays.flatMap((weekday): Hours[] => {
    if (!(typed as Record<string, unknown>)[`day${weekday}`]) return []
    const rows = pairs(list[`from${weekday}`] ?? [], list[`to${weekday}`] ?? [])
    const problem = rangeError(rows)
    if (problem) wrong(`day${weekday}`, problem)
    return rows.map((row) => ({ weekday, ...minutesIn(row) }))
  })
  const rows = pairs(typed.awayFrom, typed.awayTo)
  const problem = daysOffError(rows)
  if (problem) wrong('awayFrom', problem)
  const away = rows.map(({ from, to }) => ({ from, to: to || from }))
  return { hours, away, version: typed.version }
})
