/** The name that everything is held under. */
export const everybody = ''

export type Room = ReturnType<typeof room>

/** Room for what is dear: `size` in all, which may change, at most `share` under any one name. */
export function room(size: number | (() => number), share: number) {
  const held = new Map<string, number>()
  const by = (name: string) => held.get(name) ?? 0
  const add = (names: readonly string[], amount: number) => {
    for (const name of new Set([...names, everybody])) {
      if (by(name) + amount > 0) held.set(name, by(name) + amount)
      else held.delete(name)
    }
  }
  return {
    /** @returns the name under which there is no room for so much more; null where it was taken */
    take(names: readonly string[], amount: number): string | null {
      const most = (name: string) =>
        name !== everybody ? share : typeof size === 'number' ? size : size()
      const isFull = (name: string) => by(name) + amount > most(name)
      const full = [everybody, ...names].find(isFull)
      if (full === undefined) add(names, amount)
      return full ?? null
    },
    giveBack: (names: readonly string[], amount: number) => add(names, -amount),
    /** What is held under that name of them which holds the most. */
    most: (names: readonly string[]) => Math.max(...names.map(by)),
  }
}
