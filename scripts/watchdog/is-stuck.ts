import { notYetWhole } from '../../app/platform/litefs/lag.ts'

/** State of LiteFS at one look. */
export type Look = {
  /** When, in milliseconds. */
  at: number
  /** Whether it said anything. */
  answers: boolean
  /** The primary that it takes its transactions from; null on the primary, and while it looks for one. */
  waitsFor: string | null
  /** Milliseconds since the time that the primary's clock showed when it last spoke. */
  lag: number
  /** Whether LiteFS on that primary answers, where ours has not heard of it since it started. */
  reaches: boolean
}

/**
 * Milliseconds; a primary speaks every second, and one that has been silent for nearly as long is gone. Its
 * lease ends after 20 seconds and one more: restarted much earlier, LiteFS would wait for the same one again.
 */
const lostAfter = 20_000
/** So much later, in milliseconds, a primary that speaks is at least heard within that time. */
const progress = 3_000
/** Milliseconds; LiteFS itself answers at once. */
const mostPatience = 15_000
/** Looks in a row that must agree, so that a machine that was paused for a while can catch up. */
const inARow = 3
/** The same for a primary that LiteFS waits for since it started. */
const inARowAtFirst = 5

/**
 * Whether LiteFS will not recover by itself: it waits for a primary that has fallen silent, or has not
 * answered for a while. Drops looks that are too old to matter from the list.
 */
export function isStuck(looks: Look[]): boolean {
  const last = looks.at(-1)
  if (!last) return false
  while (looks[0] && looks[0].at < last.at - 2 * lostAfter) looks.shift()
  const newest = looks.slice(-inARow)
  if (newest.length === inARow && newest.every((look) => isSilent(look, looks))) return true
  const first = looks.slice(-inARowAtFirst)
  if (first.length === inARowAtFirst && first.every(isUnheard)) return true
  const heard = looks.findLast(({ answers }) => answers)
  const since = heard?.at ?? looks[0]?.at ?? last.at
  return last.at - since > mostPatience
}

/**
 * Whether the primary was not heard of for as long as matters. Its clock may be off by any time, so that
 * the lag alone says nothing: it grows with the time where nothing is heard.
 */
function isSilent(look: Look, looks: readonly Look[]): boolean {
  const earlier = looks.findLast(({ at }) => at <= look.at - lostAfter)
  if (!earlier || look.lag >= notYetWhole || earlier.lag >= notYetWhole) return false
  const isSame = look.waitsFor !== null && look.waitsFor === earlier.waitsFor
  return isSame && spokeAt(look) - spokeAt(earlier) < progress
}

/** Whether LiteFS has heard nothing of its primary yet, and never will. */
const isUnheard = ({ waitsFor, lag, reaches }: Look) =>
  waitsFor !== null && lag >= notYetWhole && !reaches

const spokeAt = ({ at, lag }: Look) => at - lag
