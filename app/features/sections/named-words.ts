/**
 * The own words that a change or a version names, each with a space before and after, so that they are
 * kept; null for none.
 */
export function namedWords(told: unknown): string | null {
  const found = JSON.stringify(told).matchAll(/"words":"([^"]+)"/g)
  const ids = new Set([...found].map(([, id]) => id))
  return ids.size > 0 ? ` ${[...ids].join(' ')} ` : null
}
