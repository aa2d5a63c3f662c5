/** The query of an address, with its question mark. Empty values are left out. */
export function queryOf(values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}
