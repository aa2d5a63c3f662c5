/** The key that every unit counts for. */
export const everybody = ''

export type Quota = ReturnType<typeof makeQuota>

/** A quota: `size` units in total, which may change, and at most `share` per key. */
export function makeQuota(size: number | (() => number), share: number) {
  const used = new Map<string, number>()
  const by = (key: string) => used.get(key) ?? 0
  const add = (keys: readonly string[], amount: number) => {
    for (const key of new Set([...keys, everybody])) {
      if (by(key) + amount > 0) used.set(key, by(key) + amount)
      else used.delete(key)
    }
  }
  return {
    /** @returns the key that has no units left; null where they were acquired */
    acquire(keys: readonly string[], amount: number): string | null {
      const most = (key: string) =>
        key !== everybody ? share : typeof size === 'number' ? size : size()
      const full = [everybody, ...keys].find((key) => by(key) + amount > most(key))
      if (full === undefined) add(keys, amount)
      return full ?? null
    },
    release: (keys: readonly string[], amount: number) => add(keys, -amount),
    /** Use of the key that uses the most. */
    most: (keys: readonly string[]) => Math.max(...keys.map(by)),
  }
}
