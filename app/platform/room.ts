/**
 * Room in memory for work that holds much of it, in bytes: `size` in all, at most `share` for one
 * `who`.
 */
export function room(size: number, share: number) {
  const held = new Map<string, number>()
  let all = 0
  return {
    /** @returns what gives the room back; null when there is none */
    take(who: string, bytes: number): (() => void) | null {
      const theirs = (held.get(who) ?? 0) + bytes
      if (all + bytes > size || theirs > share) return null
      all += bytes
      held.set(who, theirs)
      return () => {
        all -= bytes
        const left = (held.get(who) ?? 0) - bytes
        if (left > 0) held.set(who, left)
        else held.delete(who)
      }
    },
  }
}
