/** Milliseconds until a sentence is passed on, and until it is again. */
const first = 3_000
const again = 60_000

/**
 * Passes a sentence on when it has been true for some seconds, and each minute for as long as it is. To be
 * called again and again.
 *
 * @returns takes the sentence that is true now; null while there is nothing to say
 */
export function sparingly(pass: (sentence: string) => void): (sentence: string | null) => void {
  let last: string | null = null
  let due = 0
  return (sentence) => {
    const now = performance.now()
    if (sentence !== last) due = now + first
    last = sentence
    if (sentence === null || now < due) return
    pass(sentence)
    due = now + again
  }
}
