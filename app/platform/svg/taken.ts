/** Kinds of what is taken out of an SVG because it acts, reaches outside or cannot be drawn. */
const shownKinds = [
  'script',
  'handler',
  'embedded',
  'link',
  'animation',
  'reference',
  'style',
  'element',
  'effect',
  'language',
] as const
/** Kinds of what is left out because no browser draws anything for it. */
const unseenKinds = ['comment', 'description', 'program', 'unseen'] as const

export type ShownKind = (typeof shownKinds)[number]
export type UnseenKind = (typeof unseenKinds)[number]
export type TakenKind = ShownKind | UnseenKind

/** How many of each kind are not in the cleaned file. */
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

export function count(taken: Taken, kind: TakenKind, times = 1): void {
  if (times > 0) taken[kind] = (taken[kind] ?? 0) + times
}

/** Adds the counts of one file to those of all. */
export function addTaken(sum: Taken, taken: Taken): void {
  for (const kind of [...shownKinds, ...unseenKinds]) count(sum, kind, taken[kind] ?? 0)
}

/** Removed parts that changed the drawing or could have acted. */
export const shownOf = (taken: Taken) =>
  shownKinds.flatMap((kind) => (taken[kind] ? [{ kind, n: taken[kind] }] : []))

/** Removed parts that no browser draws. */
export const unseenOf = (taken: Taken) =>
  unseenKinds.flatMap((kind) => (taken[kind] ? [{ kind, n: taken[kind] }] : []))
