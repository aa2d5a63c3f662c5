/**
 * Room in memory for work that holds much of it, in bytes: `size` in all, at most `share` for one
 * `who`, and for the group they belong to.
 */
export function room(size: number, share: number) {
  const held = new Map<string, number>()
  let all = 0
  return {
    /** @returns what gives the room back; null when there is none */
    take(who: string, bytes: number, group = who): (() => void) | null {
      const names = [...new Set([who, group])]
      const isOver = (name: string) => (held.get(name) ?? 0) + bytes > share
      if (all + bytes > size || names.some(isOver)) return null
      all += bytes
      for (const name of names) held.set(name, (held.get(name) ?? 0) + bytes)
      return () => {
        all -= bytes
        for (const name of names) {
          const left = (held.get(name) ?? 0) - bytes
          if (left > 0) held.set(name, left)
          else held.delete(name)
        }
      }
    },
  }
}
