/** Value that a row is sorted by. */
export type Value = string | number | null

const number = /^-?\d{1,15}(\.\d{1,15})?$/

/** The values of a row as a text for addresses: `1763712000000_0199…`, a missing one as `~`. */
export const cursorOf = (values: readonly Value[]): string =>
  values
    .map((value) => {
      if (value === null) return '~'
      const text = encodeURIComponent(value).replaceAll('_', '%5F').replaceAll('~', '%7E')
      // A text of digits is no number.
      return typeof value === 'string' && number.test(text) ? `~${text}` : text
    })
    .join('_')

/** The values of a cursor; null for what is none. */
export function readCursor(text: string): Value[] | null {
  if (!/^[\w%.!~*'()-]{1,3000}$/.test(text)) return null
  try {
    return text.split('_').map((part) => {
      if (part === '~') return null
      return number.test(part) ? Number(part) : decodeURIComponent(part.replace(/^~/, ''))
    })
  } catch {
    return null
  }
}
