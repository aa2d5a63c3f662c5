import type { DayHours, Facts, Place } from '~/panels/facts/facts'
import { networks } from '~/panels/facts/networks'

/** Values of the form of the facts, by the names of its fields. */
export type FactsValues = Readonly<Record<string, string>>

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export const days = [...weekdays, 'saturday', 'sunday'] as const
export type Day = (typeof days)[number]
export const dayParts = ['from', 'to', 'again-from', 'again-to', 'closed'] as const

/** Names of the fields of a day. */
export const dayField = (day: Day, part: (typeof dayParts)[number]) => `${day}-${part}` as const

export const contactFields = ['phone', 'mail', 'street', 'city'] as const
/** Fields of one line that say one fact. */
export const plainFields = [...contactFields, 'legalName'] as const

/** The rows of places, as many as there may be: a row keeps its letter while it is moved. */
export const placeRows = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type PlaceRow = (typeof placeRows)[number]
export const placeParts = ['name', 'address', 'phone'] as const satisfies readonly (keyof Place)[]

/** Names of the fields of a place. */
export const placeField = (row: PlaceRow, part: (typeof placeParts)[number]) =>
  `place-${row}-${part}` as const

/** The rows of places that a form has, in their order: `b a`. */
export const rowsIn = (places = ''): PlaceRow[] => {
  const named = places.split(' ')
  return placeRows
    .filter((row) => named.includes(row))
    .sort((one, other) => named.indexOf(one) - named.indexOf(other))
}

/** Fills the form with what is stored. */
export function valuesOf(facts: Facts | null): FactsValues {
  const { hours, socials = {}, places = [] } = facts ?? {}
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, facts?.[name] ?? ''])),
    ...Object.fromEntries(networks.map((name) => [name, socials[name] ?? ''])),
    ...Object.fromEntries(days.flatMap((day, at) => valuesOfDay(day, hours?.[at]))),
    language: facts?.language ?? 'en',
    again: hours?.some((day) => day?.again) ? 'on' : '',
    ...valuesOfPlaces(places),
  }
}

const valuesOfDay = (day: Day, hours: DayHours | undefined): [string, string][] => [
  [dayField(day, 'from'), hours?.from ?? ''],
  [dayField(day, 'to'), hours?.to ?? ''],
  [dayField(day, 'again-from'), hours?.again?.from ?? ''],
  [dayField(day, 'again-to'), hours?.again?.to ?? ''],
  [dayField(day, 'closed'), hours === null ? 'on' : ''],
]

/** The rows of places in a form. */
export function valuesOfPlaces(places: readonly Place[]): FactsValues {
  const rows = placeRows.slice(0, places.length)
  const fields = rows.flatMap((row, at) =>
    placeParts.map((part) => [placeField(row, part), places[at]?.[part] ?? ''] as const),
  )
  return { places: rows.join(' '), ...Object.fromEntries(fields) }
}

/** Hours of a day, of what is typed; null when it is closed, undefined when nothing is said. */
export function dayIn(values: FactsValues, day: Day): DayHours | undefined {
  if (values[dayField(day, 'closed')] === 'on') return null
  const text = (part: (typeof dayParts)[number]) => values[dayField(day, part)] ?? ''
  const first = { from: text('from'), to: text('to') }
  const again = { from: text('again-from'), to: text('again-to') }
  if (again.from || again.to) return { ...first, again }
  return first.from || first.to ? first : undefined
}

/** The places of what is typed, in their order; a row that says nothing is none. */
export const placesIn = (values: FactsValues): (Place & { row: PlaceRow })[] =>
  rowsIn(values.places)
    .map((row) => {
      const text = (part: (typeof placeParts)[number]) => values[placeField(row, part)] ?? ''
      return { row, name: text('name'), address: text('address'), phone: text('phone') }
    })
    .filter(({ name, address, phone }) => name || address || phone)
