/** What LiteFS said at one look. */
export type Look = {
  /** When, in milliseconds. */
  at: number
  /** Whether it said anything. */
  answers: boolean
  /** The primary that it takes its transactions from; null on the primary, and while it looks for one. */
  waitsFor: string | null
  /** Milliseconds since it last heard from that primary. */
  lag: number
}

/** Milliseconds; a primary speaks every second, and one that has been silent for longer is gone. */
const mostLag = 15_000
/** Milliseconds that LiteFS may go without an answer. */
const window = 15_000
/** The lag that LiteFS gives before it has the whole database, which may take minutes. */
const notYetWhole = 2 ** 31 - 1

/**
 * Whether LiteFS will not recover by itself: it waits for a primary that has fallen silent, or has not
 * answered for a while. Drops looks that are too old to matter from the list.
 */
export function isStuck(looks: Look[]): boolean {
  const last = looks.at(-1)
  if (!last) return false
  while (looks[0] && looks[0].at < last.at - 2 * window) looks.shift()
  const isGone = ({ waitsFor, lag }: Look) =>
    waitsFor !== null && lag > mostLag && lag < notYetWhole
  // Three looks, so that a machine that stood still for a while can catch up.
  if (looks.length >= 3 && looks.slice(-3).every(isGone)) return true
  const heard = looks.findLast(({ answers }) => answers)
  const since = heard?.at ?? looks[0]?.at ?? last.at
  return last.at - since > window
}
