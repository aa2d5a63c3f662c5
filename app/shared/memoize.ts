/**
 * Keeps what is costly to make, by its name. When there are many it begins again: people choose some of the
 * names, and could ask for ever more.
 */
export function memoize<T>(most = 500): (name: string, make: () => T) => T {
  const all = new Map<string, T>()
  return (name, make) => {
    const found = all.get(name)
    if (found !== undefined) return found
    if (all.size >= most) all.clear()
    const made = make()
    all.set(name, made)
    return made
  }
}
