/** The value below which the share `p` (0 to 1) of the values lies. */
export function percentile(values: number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of `count` runs, one after the other, after one that does not count. */
export async function repeated(
  count: number,
  work: (run: number) => unknown,
  warmUps = 1,
): Promise<number[]> {
  for (let run = 0; run < warmUps; run += 1) await work(-1 - run)
  const times: number[] = []
  for (let run = 0; run < count; run += 1) times.push(await timed(() => work(run)))
  return times
}

/** Asks for `work` without a pause until `until` settles. @returns the milliseconds of each */
export async function meanwhile(
  until: Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number[]> {
  let over = false
  const end = until.finally(() => {
    over = true
  })
  const times: number[] = []
  while (!over) times.push(await timed(work))
  await end
  return times
}
