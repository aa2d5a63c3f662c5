/** Repeatable numbers from 0 to 1: the same seed always draws the same picture. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return (state - 1) / 2147483646
  }
}
