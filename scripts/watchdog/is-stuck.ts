/** What LiteFS said at a moment. */
export type Look = {
  /** When, in milliseconds. */
  at: number
  /** Whether it said anything. */
  answers: boolean
  /** The primary that it has its transactions from; null on the primary, and where it looks for one. */
  waitsFor: string | null
  /** Milliseconds since it has heard of that primary. */
  lag: number
}

/** A primary is heard of every second: one that was not for so long has gone. */
const mostLag = 15_000
/** Milliseconds of what is looked back on. */
const window = 15_000
/** What LiteFS gives as its lag before it has the whole database, which may take minutes. */
const notYetWhole = 2 ** 31 - 1

/**
 * Whether LiteFS will not find out of it by itself: it waits for a primary that is not heard of any more,
 * or has not answered for a while. Forgets looks that are too old to matter.
 */
export function isStuck(looks: Look[]): boolean {
  const last = looks.at(-1)
  if (!last) return false
  while (looks[0] && looks[0].at < last.at - 2 * window) looks.shift()
  const isGone = ({ waitsFor, lag }: Look) =>
    waitsFor !== null && lag > mostLag && lag < notYetWhole
  // Three times, so that a machine that stood still for a while may catch up.
  if (looks.length >= 3 && looks.slice(-3).every(isGone)) return true
  const heard = looks.findLast(({ answers }) => answers)
  const since = heard?.at ?? looks[0]?.at ?? last.at
  return last.at - since > window
}
