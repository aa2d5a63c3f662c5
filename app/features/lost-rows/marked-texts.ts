import { truncate } from '~/shared/truncate'

/** A text, or what is shown of a long one; from and to which place it is another one than before. */
export type Marked = { text: string; mark?: readonly [from: number, to: number] }

/** Characters that are shown of a text, and of them those before what differs. */
const most = 500
const before = 100
/** Shorter texts are seen to differ. */
const seen = 40

/** A text as far as it is shown. */
export const shortened = (text: string): string =>
  text.length > most ? `${truncate(text, most).trimEnd()} …` : text

/**
 * A text before and after, with the differences marked; of long ones the part around these, and the same
 * part of the current text here.
 */
export function markedTexts(was: string, became: string, here?: string) {
  const [start, endWas, endBecame] = difference(was, became)
  const isLong = [was, became].some(({ length }) => length > most)
  const from = isLong && start > before ? wordStart(became, start - before) : 0
  const shown = (text: string, to?: number): Marked => {
    const lead = from > 0 ? '… ' : ''
    const rest = from > 0 ? text.slice(from).replace(/^\p{Surrogate}/u, '') : text
    const cut = lead + shortened(rest)
    if (to === undefined || Math.max(was.length, became.length) <= seen || to <= start) {
      return { text: cut }
    }
    const at = (place: number) => Math.min(cut.length, place - from + lead.length)
    return { text: cut, mark: [at(start), at(to)] }
  }
  return {
    was: shown(was, endWas),
    became: shown(became, endBecame),
    here: here === undefined ? undefined : shown(here),
  }
}

/** Finds the point at which two texts begin to differ, and the end of the difference in each. */
function difference(one: string, other: string) {
  let start = 0
  const shorter = Math.min(one.length, other.length)
  while (start < shorter && one[start] === other[start]) start += 1
  let same = 0
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same += 1
  return [start, one.length - same, other.length - same] as const
}

/** The beginning of the word at a place. */
const wordStart = (text: string, place: number): number => text.lastIndexOf(' ', place) + 1
