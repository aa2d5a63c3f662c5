/** What is searched for: one line, trimmed, and not longer than a name. */
export const searchText = (typed: string | null | undefined): string =>
  typed
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200) ?? ''

/** Whether a text is long enough to be found anywhere: the index knows parts of three characters. */
export const isIndexed = (text: string): boolean => [...text].length >= 3

/** A text as the full-text index reads it: literally. */
export const phrase = (text: string): string => `"${text.replaceAll('"', '""')}"`
