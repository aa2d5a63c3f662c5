/** Cursors of a list's pages: they mean nothing once the list is filtered or sorted differently. */
const cursors = ['after', 'before']

/** The names of what differs; an empty one is none. */
const changed = (from: URLSearchParams, to: URLSearchParams) =>
  [...from.keys(), ...to.keys()].filter((name) => (from.get(name) || '') !== (to.get(name) || ''))

/**
 * The query of a choice on top of one that is on its way: both began at what is `shown`.
 * @returns null for a choice that stands for itself, such as what is shown already: a way back
 */
export function mergeQueryParams(shown: string, coming: string, chosen: string): string | null {
  const [from, query, to] = [shown, coming, chosen].map((text) => new URLSearchParams(text))
  if (!from || !query || !to) return null
  const isChoice = (name: string) => !cursors.includes(name)
  const names = changed(from, to)
  for (const name of [...cursors, ...names]) query.delete(name)
  for (const name of names.filter(isChoice)) {
    const value = to.get(name)
    if (value) query.set(name, value)
  }
  return names.length > 0 && changed(from, query).some(isChoice) ? `?${query}` : null
}
