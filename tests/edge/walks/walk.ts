import type { World } from '../world'

export type Walk = {
  name: string
  /** It takes long, and is walked only by its name. */
  isLong?: boolean
  /** @returns figures. @throws Error that says what went wrong */
  run: (world: World) => Promise<string>
}

export function expect(isSo: boolean, why: string): asserts isSo {
  if (!isSo) throw new Error(why)
}

/** Median and 99th percentile of a list of milliseconds. */
export function spread(list: number[]): string {
  const sorted = [...list].sort((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
