/** Kinds of what is taken out of an SVG because it acts, reaches outside or is not known. */
const takenKinds = [
  'script',
  'handler',
  'embedded',
  'link',
  'animation',
  'reference',
  'style',
  'element',
] as const
export type TakenKind = (typeof takenKinds)[number]

/** How many of each kind were taken out. */
export type Taken = Partial<Record<TakenKind, number>>

/** Thrown inside the cleaning for a part that has to go; the rest of the file stays. */
export class TakeOut extends Error {
  constructor(readonly kind: TakenKind) {
    super(`taken out: ${kind}`)
  }
}

/** Runs `read`; a part that has to go is counted and gives null. */
export function orTakenOut<T>(taken: Taken, read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof TakeOut)) throw error
    count(taken, error.kind)
    return null
  }
}

export function count(taken: Taken, kind: TakenKind): void {
  taken[kind] = (taken[kind] ?? 0) + 1
}

/** Adds the counts of one file to those of all. */
export function addTaken(sum: Taken, taken: Taken): void {
  for (const kind of takenKinds) {
    const n = (sum[kind] ?? 0) + (taken[kind] ?? 0)
    if (n) sum[kind] = n
  }
}
