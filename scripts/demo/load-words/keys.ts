import { z } from 'zod'
import type people from '../words/people.json'

export type DemoName = keyof typeof people

/** The key of something that another file describes. @param what it is called where there is none */
export function keyOf<Key extends string = string>(what: string, known: readonly string[]) {
  const keys = new Set<unknown>(known)
  return z.custom<Key>((value) => keys.has(value), {
    error: ({ input }) => `there is no ${what} ${JSON.stringify(input)}`,
  })
}

export type KeyOf<Key extends string = string> = ReturnType<typeof keyOf<Key>>

/** Keys by which the data files refer to one another. */
export type Keys = {
  person: KeyOf<DemoName>
  file: z.ZodType<string>
  pack: KeyOf
  company: KeyOf
  website: KeyOf
  requestType: KeyOf
  orderType: KeyOf
}

/** Entries under keys, as a list in the order of the file. */
export const listed = <Entry extends object>(entry: z.ZodType<Entry>, key?: KeyOf) =>
  z
    .record(key ?? z.string(), entry)
    .transform((entries) => Object.entries(entries).map(([key, each]) => ({ key, ...each })))

export const texts = z.record(z.string(), z.string().min(1))

/** Days ago, and the time of that day: `3 17:40`. */
export const moment = z
  .string()
  .regex(/^\d+ \d\d:\d\d$/, 'a moment is days ago and a time, "3 17:40"')
  .transform(momentIn)

export type Moment = { daysAgo: number; time: string }

/** The moment that a line begins with. */
export function momentIn(line: string): Moment {
  const [days, time = ''] = line.split(' ')
  return { daysAgo: Number(days), time }
}
