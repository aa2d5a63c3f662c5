import type { StaleValue } from '~/components/form/stale-form'
import type { Stale } from '~/components/form/use-form-answer'
import {
  contactFields,
  dayField,
  dayIn,
  days,
  type FactsValues,
  placeField,
  placeParts,
  placesIn,
  rowsIn,
  valuesOf,
} from '~/features/projects/facts-form'
import { factsMessages as say } from '~/messages/facts'
import type { Facts } from '~/panels/facts/facts'
import { networks } from '~/panels/facts/networks'

/** Labels of the fields by their names, in the order of the form: a summary of errors lists them so. */
export const labelsOfFacts = (places: string | undefined): Record<string, string> =>
  Object.fromEntries([
    ...contactFields.map((name) => [name, say.fields[name]] as const),
    ...days.flatMap((day) => [
      [dayField(day, 'from'), say.opensOn(say.dayNames[day])] as const,
      [dayField(day, 'to'), say.closesOn(say.dayNames[day])] as const,
      [dayField(day, 'again-from'), say.opensAgainOn(say.dayNames[day])] as const,
      [dayField(day, 'again-to'), say.closesAgainOn(say.dayNames[day])] as const,
    ]),
    ...networks.map((name) => [name, say.networkNames[name]] as const),
    ...rowsIn(places).flatMap((row, at) =>
      placeParts.map(
        (part) => [placeField(row, part), say.placePart(at + 1, say.placeParts[part])] as const,
      ),
    ),
    ['legalName', say.fields.legalName] as const,
    ['language', say.language] as const,
  ])

/** Labels of the fields that a button has filled in. */
export function filledLabels(filled: readonly string[]): string[] {
  const plain = Object.entries(labelsOfFacts('')).flatMap(([name, label]) =>
    filled.includes(name) ? [label] : [],
  )
  return filled.includes('places') ? [...plain, say.groups.places.toLowerCase()] : plain
}

/** Lists both people’s details where two changed one project. */
export function comparedFacts({ stored, typed }: Stale<{ facts: Facts | null }>): StaleValue[] {
  const theirs = readable(valuesOf(stored.facts))
  const mine = readable(typed as FactsValues)
  return mine.map(([label, yours], at) => ({ label, yours, stored: theirs[at]?.[1] ?? '' }))
}

const nameOfLanguage = (language = 'en'): string =>
  new Map(Object.entries(say.languageNames)).get(language) ?? ''

const readable = (values: FactsValues): [label: string, text: string][] => [
  ...contactFields.map((name): [string, string] => [say.fields[name], values[name] ?? '']),
  ...days.map((day): [string, string] => {
    const hours = dayIn(values, day)
    if (!hours) return [say.dayNames[day], hours === null ? say.closed : '']
    const spans = hours.again ? [hours, hours.again] : [hours]
    return [say.dayNames[day], spans.map(({ from, to }) => `${from}–${to}`).join(', ')]
  }),
  ...networks.map((name): [string, string] => [say.networkNames[name], values[name] ?? '']),
  [
    say.groups.places,
    placesIn(values)
      .map(({ name, address, phone }) => [name, address, phone].filter(Boolean).join(', '))
      .join('\n'),
  ],
  [say.fields.legalName, values.legalName ?? ''],
  [say.language, nameOfLanguage(values.language)],
]
