/** What is still to be filled in: an unknown `{{variable}}`, a `[[blank]]`. */
const blank = /\{\{[^{}\n]{0,100}\}\}|\[\[[^[\]\n]{0,200}\]\]/g

/** The blanks in a text, each once, at most five. */
export const listPlaceholders = (text: string): string[] =>
  [...new Set(text.match(blank) ?? [])].slice(0, 5)
