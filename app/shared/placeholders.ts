/** Placeholder still to be filled in: an unknown `{{variable}}`, a `[[blank]]`. */
const placeholder = /\{\{[^{}\n]{0,100}\}\}|\[\[[^[\]\n]{0,200}\]\]/g

/** The placeholders in a text, each once, at most five. */
export const listPlaceholders = (text: string): string[] =>
  [...new Set(text.match(placeholder) ?? [])].slice(0, 5)
