import { addDays, isDay, startOfDay } from '~/shared/days'

/** Typed text as one line, trimmed, and not longer than a name. */
export const searchText = (typed: string | null | undefined): string =>
  typed
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200) ?? ''

/** Value that a filter reads from a word in an address; an empty text for one that it does not know. */
type Filter<Word extends string = string> = (typed: string) => Word | ''

/** A search. */
export const search = (): Filter => searchText

/** One of these words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): Filter<Word> =>
  (typed) =>
    words.find((word) => word === typed) ?? ''

/** Several of these words, with commas between them. */
export const someOf =
  (words: readonly string[]): Filter =>
  (typed) =>
    words.filter((word) => typed.split(',').includes(word)).join(',')

/** Several ids, with commas between them. */
export const idsOf = (): Filter => (typed) =>
  listed(typed)
    .slice(0, 50)
    .map((id) => id.slice(0, 100))
    .join(',')

/** The words of a filter that takes several. */
export const listed = (value: string): string[] => value.split(',').filter(Boolean)

/** The id of something; whether there is such a thing is the query's to say. */
export const anId = (): Filter => (typed) => typed.slice(0, 100)

/** The cursor of a page, where the page is a part of what an address keeps. */
export const cursor = (): Filter => (typed) => typed.slice(0, 3_000)

/** A day, as `2026-11-22`. */
export const day = (): Filter => (typed) => (isDay(typed) ? typed : '')

/** Values of a list's filters by name; an empty text is no filter. */
export type FilterValues = Record<string, string>

/**
 * The filters of a list. Their values are those of an address: `queryOf` makes the query from them,
 * `<HiddenValues>` the hidden inputs of a form, `inUse` tells which narrow the list.
 *
 * @returns reads the values of an address, or kept ones; what a filter does not know is left out
 */
export function defineFilters<Filters extends Record<string, Filter>>(filters: Filters) {
  type Values = { [name in keyof Filters]: ReturnType<Filters[name]> }
  return (from: URLSearchParams | FilterValues): Values => {
    const typed = (name: string) =>
      (from instanceof URLSearchParams ? from.getAll(name).join(',') : from[name]) ?? ''
    const read = Object.entries(filters).map(([name, filter]) => [name, filter(typed(name))])
    return Object.fromEntries(read)
  }
}

/** The values that narrow a list. */
export const inUse = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Filters that stay when a list's filters are cleared: its tab, unless nothing else narrowed it. */
export function cleared(values: FilterValues, tab: string): FilterValues {
  const { [tab]: shown = '', ...others } = values
  return Object.keys(inUse(others)).length > 0 ? { [tab]: shown } : {}
}

const dayLength = 24 * 60 * 60 * 1000

/** Moment this many days ago, in milliseconds UTC. */
export const daysAgo = (days: string): number => Date.now() - Number(days) * dayLength

/** The moments from which on and before which days lie by the clock of a zone; null for an empty one. */
export const spanOfDays = (from: string, until: string, zone: string) => ({
  from: from ? startOfDay(from, zone) : null,
  until: until ? startOfDay(addDays(until, 1), zone) : null,
})
