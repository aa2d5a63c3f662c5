import type { FactName } from '../facts/bound-facts'
import type { WordSource } from './branches'
import type { OwnWords } from './own-words'

/** A detail of the business, the name of a page (`page` is its id), or what a menu says besides. */
type FactBelow = { of: 'details' | 'menu' } | { of: 'page'; page: string }

type FieldBase = {
  /** Its path in own words. */
  path: string
  /** “Price”. */
  name: string
  /** With what it is in: “Plan 2 · Price”. */
  label: string
  /** As a form shows and posts it. */
  value: string
  /** What it would say without own words. */
  below: string
  source: WordSource
  /** Who speaks here without own words, where a fact does. */
  factBelow?: FactBelow | undefined
  /** The fact of the business that speaks here once it is known. */
  fact?: FactName | undefined
}

/** One field of the form of a section's words. */
export type WordField = FieldBase &
  (
    | { kind: 'line' | 'paragraph'; most: number }
    /** Posted as one of `names`; `of` says what they name: `icon`, `person`, `picture` … */
    | { kind: 'choice'; of: string; names: readonly string[] }
    | { kind: 'number'; least: number; most: number; step: number }
    /** Posted as `on` or ``. */
    | { kind: 'switch' }
    /** Posted as `textOfLink` writes it. A fact leads somewhere without it, such as the row of a page. */
    | { kind: 'link'; leadsByItself: boolean }
    /** Posted as `textOfPicture` writes it. */
    | { kind: 'picture' }
  )

export type WordRow = {
  id: string
  /** “Plan 2”; of rows that are gone: what they were. */
  label: string
  gone: boolean
  added: boolean
  /** Its number among the others. */
  at: number
  parts: readonly WordPart[]
}

export type WordList = {
  kind: 'list'
  path: string
  name: string
  label: string
  /** One of its rows: “Plan”. */
  one: string
  /** In their order, those that are gone too. */
  rows: readonly WordRow[]
  /** How many rows its panel draws well. */
  least: number
  most: number
  /** The fact that gives its rows: the pages, the networks. */
  fact?: FactName | undefined
}

export type WordPart = WordField | WordList

/** The form of a section's words, in the order they are seen. */
export type DescribedWords = { own: OwnWords; parts: readonly WordPart[] }

/** All fields, also those of rows that are gone. */
export function fieldsOf({ parts }: Pick<DescribedWords, 'parts'>): WordField[] {
  return parts.flatMap((part) => (part.kind === 'list' ? part.rows.flatMap(fieldsOf) : [part]))
}

/** Fields of rows that are there. What a fact would say of a list it says in its rows. */
export function shownFieldsOf({ parts }: Pick<DescribedWords, 'parts'>): WordField[] {
  return parts.flatMap((part) =>
    part.kind === 'list'
      ? part.rows
          .flatMap((row) => (row.gone ? [] : shownFieldsOf(row)))
          .map((field) => ({ ...field, fact: field.fact ?? part.fact }))
      : [part],
  )
}

/** All lists, also those within rows. */
export function listsOf({ parts }: Pick<DescribedWords, 'parts'>): WordList[] {
  return parts.flatMap((part) =>
    part.kind === 'list' ? [part, ...part.rows.flatMap(listsOf)] : [],
  )
}
