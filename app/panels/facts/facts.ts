import { z } from 'zod'
import { limits } from '~/permissions/limits'
import { cleanWords } from '../words/own-words'
import { languages } from './languages'
import { networks } from './networks'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const span = { from: time, to: time }
/** From and to, as `09:00`, and once more after a break; null on a day that is closed. */
const day = z.object({ ...span, again: z.object(span).optional() }).nullable()
export type DayHours = z.infer<typeof day>

const lineUpTo = (most: number) =>
  z
    .string()
    .transform((text) => cleanWords(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(most))
const line = lineUpTo(limits.lettersOfFact)
const webAddress = z
  .string()
  .max(limits.lettersOfAddress)
  .regex(/^https?:\/\/[^\s\p{Cc}]+$/iu)

const place = z.object({ name: line, address: line, phone: line })
/** Where else a business is. */
export type Place = z.infer<typeof place>

/** Checks facts before they are kept. */
export const facts = z.object({
  phone: line.optional(),
  mail: line.optional(),
  street: line.optional(),
  /** With the postal code. */
  city: line.optional(),
  /** Seven days, Monday first. */
  hours: z.array(day).length(7).optional(),
  socials: z.partialRecord(z.enum(networks), webAddress).optional(),
  places: z.array(place).max(limits.placesOfProject).optional(),
  /** Stands after the © where it is not the project's name. */
  legalName: line.optional(),
  /** The language of the website where it is not English. */
  language: z.enum(languages).optional(),
})

/** What is true of the business: the panels of its project say it in place of their examples. */
export type Facts = Readonly<z.infer<typeof facts>>

const isNothing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Leaves out facts that say nothing. @returns null where none is left @throws ZodError */
export function cleanFacts(given: unknown): Facts | null {
  const { socials, places, ...read } = facts.parse(given)
  const named = places?.filter(({ name, address, phone }) => name || address || phone)
  const linked = socials && Object.keys(socials).length > 0 ? socials : undefined
  const all = Object.entries({ ...read, socials: linked, places: named })
  const told = all.filter(([, value]) => !isNothing(value))
  return told.length === 0 ? null : Object.fromEntries(told)
}

/** A page in the navigation, with all below it that are in it too, as the tree lists them. */
export type PageFact = Readonly<{
  id: string
  name: string
  children: readonly Readonly<{ id: string; name: string }>[]
}>

/** What panels are drawn with: facts of the business, and its pages, which menus are made of. */
export type DrawnFacts = Facts & {
  pages?: readonly PageFact[]
  /** Pages that are called imprint, privacy, terms. */
  legal?: readonly Readonly<{ id: string; name: string }>[]
}
