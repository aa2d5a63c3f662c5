import { listIn, shownOf } from './form-state'
import type { StaleValue } from './stale-form'

/** A field's label; with how one of its values reads. */
type Compared = string | readonly [label: string, inWords: (value: string) => string]

/** The fields of a form, by name, that are shown of two versions of it. */
export type Compare = Readonly<Record<string, Compared>>

/** Compares the stored and the typed values, in words. */
export const formDifferences = (
  compare: Compare,
  stored: object,
  typed: Record<string, unknown>,
): StaleValue[] =>
  Object.entries(compare).map(([name, compared]) => {
    const [label, inWords = String] = typeof compared === 'string' ? [compared] : compared
    const value = shownOf(stored, name)
    const isList = Array.isArray(value)
    const read = (list: readonly string[]) =>
      (isList && list.length > 0 ? list : [list[0] ?? ''])
        .map((one) => inWords(one.trim()))
        .sort()
        .join(', ')
    return { label, stored: read([value ?? ''].flat()), yours: read(listIn(typed, name)) }
  })
