import type { LinkWord, Said } from '../words/own-words'

/** What a word of a panel may take from the facts of a business. */
export const factNames = [
  ...(['phone', 'mail', 'address', 'hours', 'socials', 'places', 'pages', 'legal'] as const),
] as const
export type FactName = (typeof factNames)[number]

/** A row of a list that a fact gives; `p…` are pages, `s…` networks, `d…` stand for those of the example. */
export type FactRow = {
  id: string
  value: FactValue
  /** Where its words lead by themselves. */
  lead?: LinkWord
  /** Stands last, for the rows that there is no room for. */
  isRest?: true
}
/** At most so many are drawn, besides the one for the rest. */
export type FactRows = { rows: readonly FactRow[]; most: number }
export type FactValue = Said | FactRows | { readonly [key: string]: FactValue }

/**
 * Words that a fact speaks in, with what it says; nothing while nobody has told the fact. Of a button it is
 * only the lead: its words stay those of the example.
 */
export type BoundFact = {
  fact?: FactName
  value?: FactValue | undefined
  lead?: LinkWord | undefined
}

/** By path. */
export type BoundFacts = ReadonlyMap<string, BoundFact>

export const isRows = (value: FactValue | undefined): value is FactRows =>
  typeof value === 'object' && 'rows' in value
