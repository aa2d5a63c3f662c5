import type { WordPart } from '~/panels/words'

/** What the fields of the form of a section's words are called, by path, in its order. */
export const labelsOfWords = (parts: readonly WordPart[]): ReadonlyMap<string, string> =>
  new Map(entries(parts))

const entries = (parts: readonly WordPart[]): [path: string, label: string][] =>
  parts.flatMap((part): [string, string][] =>
    part.kind === 'list'
      ? part.rows.flatMap((row) => entries(row.parts))
      : [[part.path, part.label]],
  )
