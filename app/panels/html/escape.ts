const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for markup, also between double quotes. Signs that no document may hold are left out. */
export const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out.
  text.replace(/[\0-\x08\x0b\f\x0e-\x1f\x7f]/g, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

/** ` name="value"` for each. */
export const attributesOf = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('')
