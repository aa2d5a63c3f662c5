import type { Draft, Typed } from './draft'

/** The form that something was typed into: another tab may have the same. */
export type FormInTab = {
  /** The hidden one of the form: what it has kept itself is its own. */
  key: string
  /** When what it was filled with was saved; empty for nothing. */
  filled: string
  /** Both texts in one; null when nothing of what is kept would be lost. */
  both: (kept: Typed, typed: Typed) => Typed | null
}

/**
 * Value of a draft that holds the key of the form that saved it last; a draft merged from two tabs has
 * none.
 */
const writer = 'writer'

/** Values that a form saves, marked with its name. */
export const writtenBy = (tab: FormInTab | undefined, typed: Typed): Typed =>
  tab ? { ...typed, [writer]: tab.key } : typed

/** Joins saved and typed words when another form has saved some since this one was filled. */
export function bothOf(kept: Draft | null, typed: Typed, { key, filled, both }: FormInTab) {
  if (!kept || kept.values[writer] === key || String(kept.savedAt) === filled) return null
  return both(kept.values, typed)
}
