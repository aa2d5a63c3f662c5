import type { Draft, Typed } from './draft'

/** The form that something was typed into: another tab may have the same. */
export type FormInTab = {
  /** The form's key: what it has kept itself is its own. */
  form: string
  /** When what it was filled with was saved; empty for nothing. */
  filled: string
  /** Both texts in one; null when nothing of what is kept would be lost. */
  both: (kept: Typed, typed: Typed) => Typed | null
}

/** Which form has kept a draft last. Of the words of two forms there is none. */
const writer = 'writer'

/** What a form keeps, with its name on it. */
export const writtenBy = (tab: FormInTab | undefined, typed: Typed): Typed =>
  tab ? { ...typed, [writer]: tab.form } : typed

/** What is kept and what is typed, where another form has kept words since this one was filled. */
export function bothOf(kept: Draft | null, typed: Typed, { form, filled, both }: FormInTab) {
  if (!kept || kept.values[writer] === form || String(kept.savedAt) === filled) return null
  return both(kept.values, typed)
}
