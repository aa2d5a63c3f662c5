import { z } from 'zod'
import { workKinds } from '~/shared/kinds'
import type { Keys } from './keys'

/** As calendars count them, 1 for Monday. */
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** `09:00-12:00` */
const span = z
  .string()
  .regex(/^\d\d:\d\d-\d\d:\d\d$/, 'hours are a span, "09:00-12:00"')
  .transform((text) => {
    const [starts = '', ends = ''] = text.split('-')
    return { starts, ends }
  })

const week = z
  .partialRecord(z.enum(weekdays), z.array(span))
  .transform((days) =>
    weekdays.flatMap((day, at) =>
      (days[day] ?? []).map((hours) => ({ weekday: at + 1, ...hours })),
    ),
  )

/** The opening of that number from a day on, counted from today. */
const opening = { inDays: z.int(), opening: z.int() }

export const callsIn = ({ person }: Keys) =>
  z.strictObject({
    /** Time zones of people, and the hours in which staff can be booked. */
    people: z.array(
      z.strictObject({
        who: person,
        zone: z.string().optional(),
        hours: week.optional(),
        away: z.strictObject({ fromDay: z.int(), toDay: z.int() }).optional(),
      }),
    ),
    calls: z.array(
      z.strictObject({
        bookedDaysAgo: z.int(),
        client: person,
        staff: person.optional(),
        ...opening,
        note: z.string().default(''),
        moved: z.strictObject({ who: person, ...opening }).optional(),
        canceled: person.optional(),
      }),
    ),
  })

export type DemoCall = z.output<ReturnType<typeof callsIn>>['calls'][number]

/** Lists as people want to find them again. */
export const viewsIn = ({ person }: Keys) =>
  z.record(
    z.enum(workKinds),
    z.array(
      z.strictObject({
        owner: person,
        name: z.string(),
        shared: z.boolean(),
        filters: z.record(z.string(), z.string()),
      }),
    ),
  )
